import { isA, type Step, type Unit } from "../../units.ts";

const ONESELF = "+es<prn><enc><ref><p3><mf><sp>";
const PRONOUNS: Readonly<Record<string, string>> = {
  "p1 sg": "+em<prn><enc><p1><mf><sg>",
  "p2 sg": "+et<prn><enc><p2><mf><sg>",
  "p1 pl": "+ens<prn><enc><p1><mf><pl>",
  "p2 pl": "+us<prn><enc><p2><mf><pl>",
};

/** Says "prefereixo quedar-me" for "prefereixo quedar-se", an infinitive that somebody else's verb governs. */
export const ownInfinitives: Step = (units) =>
  units.map((unit, at) =>
    unit.word.includes(`<inf>${ONESELF}`)
      ? { ...unit, word: unit.word.replace(ONESELF, pronounOf(governing(units, at))) }
      : unit,
  );

/** Returns the verb that an infinitive leans on: only adverbs and "a" or "de" stand between. */
function governing(units: readonly Unit[], at: number): Unit | undefined {
  const before = units.slice(0, at).findLast((unit) => !isA(unit, "adv", "pr"));
  return isA(before, "vblex", "vbmod") ? before : undefined;
}

function pronounOf(verb: Unit | undefined): string {
  const person = /<(p[12])>.*<(sg|pl)>/u.exec(verb?.word ?? "");
  return PRONOUNS[`${person?.[1]} ${person?.[2]}`] ?? ONESELF;
}
