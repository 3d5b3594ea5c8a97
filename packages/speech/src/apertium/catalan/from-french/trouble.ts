import { caseLike } from "../../../capitals.ts";
import { isA, lemmaOf, type Unit, word } from "../../units.ts";

/** Says "em costa creure-ho" for "tinc mal a creure-ho", which is "j'ai du mal à le croire". */
export const haveTrouble = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const begins = (each: number): boolean =>
      isHaving(units[each]) &&
      TROUBLE.has(lemmaOf(units[each + 1])) &&
      lemmaOf(units[each + 2]) === "a" &&
      isA(units[each + 3], "inf");
    const person = /<p[123]><(?:sg|pl)>/u.exec(unit.word)?.[0] ?? "";
    const whom = TO_WHOM[person];
    // The pair may have joined what one has: "tenir# dificultats per a".
    const isJoined = unit.word.includes("# dificultats per a");
    if (whom && (begins(at) || (isJoined && isA(units[at + 1], "inf")))) {
      const verb = unit.word
        .replace(/^tenir/iu, "costar")
        .replace(person, "<p3><sg>")
        .replace(/#.*$/u, "");
      return [{ ...unit, word: caseLike(unit.word, whom) }, word(verb)];
    }
    return begins(at - 1) || begins(at - 2) ? [] : [unit];
  });

const TROUBLE = new Set(["mal", "malament"]);
const TO_WHOM: Readonly<Record<string, string>> = {
  "<p1><sg>": "em<prn><pro><p1><mf><sg>",
  "<p2><sg>": "et<prn><pro><p2><mf><sg>",
  "<p3><sg>": "li<prn><pro><p3><mf><sg>",
  "<p1><pl>": "ens<prn><pro><p1><mf><pl>",
  "<p2><pl>": "us<prn><pro><p2><mf><pl>",
  "<p3><pl>": "els<prn><pro><p3><mf><pl>",
};

const isHaving = (unit: Unit | undefined): boolean =>
  lemmaOf(unit) === "tenir" && isA(unit, "pri", "pii", "fti", "cni");
