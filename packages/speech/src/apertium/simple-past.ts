import { caseLike } from "../capitals.ts";
import { isA, skipAdverbs, type Unit } from "./units.ts";

/** Says what somebody has done in one word: Spanish "he trabajado" as "trabajé", Portuguese "tenho terminado" as "terminei". */
export function inSimplePast(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  let participle = -1;
  for (const [at, unit] of units.entries()) {
    if (at === participle) continue;
    const done = skipAdverbs(units, at + 1);
    const [person] = PERSON.exec(unit.word) ?? [];
    const verb = VERB.exec(units[done]?.word ?? "")?.groups;
    if (isA(unit, "vbhaver") && isA(unit, "pri") && person && verb) {
      const lemma = caseLike(unit.word, verb["lemma"] ?? "");
      told.push({ ...unit, word: `${lemma}${verb["kind"]}<ifi>${person}${verb["rest"]}` });
      participle = done;
    } else told.push(unit);
  }
  return told;
}

const PERSON = /<p\d><(?:sg|pl)>/u;
/** A participle, and what belongs to the verb behind it: "dar# cuenta". */
const VERB = /^(?<lemma>[^<]*)(?<kind><(?:vblex|vbser|vbmod|vbhaver)>)<pp><\w+><\w+>(?<rest>.*)$/u;
