import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, skipClitics, word, type Unit } from "../../units.ts";

/** "Deveriam ter avisado", not "teriam tido de avisar". */
export const shouldHave = (units: readonly Unit[]): Unit[] => {
  const told = [...units];
  for (let at = 0; at < told.length; at += 1) {
    const [have, must] = [told[at], told[at + 1]];
    const verbAt = skipClitics(told, at + 2);
    const verb = told[verbAt];
    if (!have || !verb || !isA(have, "vbhaver") || !isA(have, "cni") || !isA(verb, "inf")) continue;
    if (lemmaOf(must) !== "ter" || !isA(must, "pp") || !isA(must, "vbmod")) continue;
    const person = /<p\d><(?:sg|pl)>/u.exec(have.word)?.[0] ?? "";
    const [head = "", ...enclitics] = verb.word.split("+");
    const leaning = [
      ...told.slice(at + 2, verbAt),
      ...enclitics.map((each) => word(each.replace("<enc>", "<pro>"))),
    ];
    told.splice(
      at,
      verbAt - at + 1,
      { ...have, word: caseLike(have.word, `dever<vbmod><cni>${person}`) },
      ...leaning,
      word("ter<vblex><inf>"),
      word(head.replace("<inf>", "<pp><m><sg>")),
    );
  }
  return told;
};
