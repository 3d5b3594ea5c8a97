import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, skipClitics, type Step, type Unit, word } from "../../units.ts";

/** A language's words for "should have done". */
export interface ShouldHave {
  /** The verb for "have to", whose participle the pair from Catalan leaves: "tido de". */
  readonly must: string;
  readonly should: string;
  /** Returns the infinitive of "have" with a verb's enclitic pronouns. */
  readonly having: (enclitics: readonly string[]) => readonly Unit[];
}

/** Says "deveriam ter avisado" for "teriam tido de avisar". */
export const shouldHave =
  ({ must, should, having }: ShouldHave): Step =>
  (units) => {
    const told = [...units];
    for (let at = 0; at < told.length; at += 1) {
      const [have, had] = [told[at], told[at + 1]];
      const verbAt = skipClitics(told, at + 2);
      const verb = told[verbAt];
      if (!have || !verb || !isA(have, "vbhaver") || !isA(have, "cni") || !isA(verb, "inf"))
        continue;
      if (lemmaOf(had) !== must || !isA(had, "pp") || !isA(had, "vbmod")) continue;
      const person = /<p\d><(?:sg|pl)>/u.exec(have.word)?.[0] ?? "";
      const [head = "", ...enclitics] = verb.word.split("+");
      told.splice(
        at,
        verbAt - at + 1,
        { ...have, word: caseLike(have.word, `${should}<vbmod><cni>${person}`) },
        ...told.slice(at + 2, verbAt),
        ...having(enclitics),
        word(head.replace("<inf>", "<pp><m><sg>")),
      );
    }
    return told;
  };
