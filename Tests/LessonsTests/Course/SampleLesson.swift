import Testing

@testable import Lessons

/// The same small lesson in the four languages, in words of its own.
enum SampleLesson {
    static let de = """
        ---
        lesson: 3.20
        stage: 3
        minutes: 15
        exercises: exercise1 -
        ---

        # Wege aus dem Code

        *Ein Pfad ist eine Liste.*

        Worum es geht.

        ## Lernziel

        Du kennst den `Pfad`.

        ## Der Pfad

        > **Merke**
        > Ein Pfad ist Zustand.

        Siehe Lektion 3.3 und Lektion 3.20.

        ```swift name=path in=view
        @State private var path: [Int] = []
        ```

        <!--
        ```swift name=stubs
        struct Stub {}
        ```
        -->

        ### Genauer

        - eins
          ```swift with=path,stubs
          let a = 1
          ```

        ## Typische Fehler

        ```text output
        error: nein
        ```

        ## FAQ

        ### Anfänger

        Zum Einstieg.

        **Brauche ich das?** Ja.
        Und zwar oft.

        Immer.

        **Wirklich?**

        Ja, siehe Lektion 1.6.

        ### Profi

        **Warum?** Darum.

        ## Übungen

        ### Anfänger

        ### Übung 1: Die Treppe

        Baue eine Treppe.

        - Stufe eins

        #### Lösung

        So geht es:

        ```swift
        struct StairsView {}
        ```

        ### Profi

        ### Übung 2: Der Turm

        Baue einen Turm.

        ## Zusammenfassung

        - Ein Pfad ist *Zustand*.
        - Mehr nicht.

        ## Spickzettel

        ```swift
        path.removeAll()
        ```

        ## Lektion geschafft?

        Dann hak sie ab.
        """

    static let el = """
        ---
        lesson: 3.20
        exercises: exercise1
        ---
        # Δρόμοι από τον κώδικα
        ## Στόχος
        Ξέρεις τη διαδρομή.
        ## Η διαδρομή
        Δες το Μάθημα 3.3.
        ## Συχνές ερωτήσεις
        ### Αρχάριοι
        #### Τη χρειάζομαι;
        Ναι.
        ## Ασκήσεις
        ### Αρχάριοι
        #### Άσκηση 1: Η σκάλα
        Φτιάξε μια σκάλα.
        ##### Λύση
        Με μια λίστα.
        ## Σύνοψη
        - Η διαδρομή είναι κατάσταση.
        ## Τελείωσες το μάθημα;
        """

    static let en = """
        ---
        lesson: 3.20
        exercises: exercise1
        ---
        # Ways from code
        ## Objective
        You know the path.
        ## The path
        See Lesson 3.3.
        ## FAQ
        ### Beginner
        #### Do I need it?
        Yes.
        ## Exercises
        ### Beginner
        #### Exercise 1: The stairs
        Build stairs.
        ##### Solution
        With a list.
        ## Summary
        - The path is state.
        ## Lesson done?
        """

    static let ja = """
        ---
        lesson: 3.20
        exercises: exercise1
        ---
        # コードからの道
        ## 目標
        これは**「経路」**の
        話です。
        ## 経路
        レッスン3.3を見てください。
        ## よくある質問
        ### 初級
        #### 必要ですか？
        はい。
        ## 演習
        ### 初級
        #### 演習１：階段
        階段を作ってください。
        ##### 解答
        リストで。
        ## まとめ
        - 経路は状態です。
        ## レッスン完了
        """

    static let all = ["de": de, "el": el, "en": en, "ja": ja]

    /// The text as a lesson of that language.
    static func read(_ text: String, _ language: String = "de") throws -> (Lesson, [Finding]) {
        let vocabulary = try #require(Vocabularies.standard()[language])
        return Lesson.read(SourceFile(path: "Content/\(language)/ways.md", text: text), vocabulary: vocabulary)
    }
}
