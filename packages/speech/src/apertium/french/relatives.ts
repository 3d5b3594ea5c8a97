import { isA, isClitic, isFinite, lemmaOf, type Unit } from "../units.ts";

const SUBJECTS: Readonly<Record<string, string>> = { que: "qui", "celui que": "celui qui" };

/** Says "qui" and "ce qui" where the verb has no other subject: "un navire qu'a coulé" → "un navire qui a coulé". */
export const whoDoes = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const subject = SUBJECTS[lemmaOf(unit)];
    if (!subject || !isA(unit, "rel")) return unit;
    let verb = at + 1;
    while (isClitic(units[verb]) || lemmaOf(units[verb]) === "ne") verb += 1;
    if (!isFinite(units[verb]) || !isA(units[verb], "p3")) return unit;
    // "Ce que peuvent" and "ce que peut" have lost a "vous".
    const isLost = !isA(units[verb], "sg") || isA(units[verb], "vbmod");
    if (subject === "celui qui" && isLost) return unit;
    return { ...unit, word: subject + unit.word.slice(unit.word.indexOf("<")) };
  });
