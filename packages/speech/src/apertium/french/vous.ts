import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";

/** Gives verbs the form for "vous", which is "he" or "she" to the language before: "vous peut" is "vous pouvez". */
export function agreeWithVous(units: readonly Unit[]): Unit[] {
  const agreed = [...units];
  for (const [at, unit] of units.entries()) {
    if (!/^vous<prn><tn>/iu.test(unit.word) || isA(units[at - 1], "pr")) continue;
    let verb = skipAdverbs(units, at + 1);
    while (isClitic(units[verb]) || lemmaOf(units[verb]) === "ne")
      verb = skipAdverbs(units, verb + 1);
    const done = units[verb];
    if (!done || !isFinite(done) || !done.word.includes(HE)) continue;
    for (let between = at + 1; between < verb; between += 1) {
      const each = agreed[between];
      if (each) agreed[between] = { ...each, word: each.word.replace(ONESELF, YOURSELF) };
    }
    agreed[verb] = { ...done, word: done.word.replace(HE, "<p2><pl>") };
  }
  return agreed;
}

const HE = "<p3><sg>";
const ONESELF = "se<prn><pro><ref><p3><mf><sp>";
const YOURSELF = "vous<prn><pro><p2><mf><pl>";
