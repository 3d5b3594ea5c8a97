import { isA, lemmaOf, type Unit } from "../units.ts";
import { apart } from "./pronouns.ts";

/** Says "lo llamará" for "irá a llamarlo", in which somebody would have to go. */
export function shall(units: readonly Unit[]): Unit[] {
  const told: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    const [to, doing] = [units[at + 1], units[at + 2]];
    const tags = /^ir<vblex>(<fti>.*)$/iu.exec(unit?.word ?? "")?.[1];
    if (!unit || !tags || lemmaOf(to) !== "a" || !doing || !isA(doing, "inf")) {
      if (unit) told.push(unit);
      continue;
    }
    const { verb, pronouns } = apart(doing);
    const done = { ...verb, word: verb.word.replace("<inf>", tags) };
    const [first, ...rest] = [...pronouns, done];
    told.push({ ...(first ?? done), blank: unit.blank }, ...rest);
    at += 2;
  }
  return told;
}
