import { isA, lemmaOf, opensClause, type Unit, word } from "../units.ts";

/** Says "altre due ore" for "più due ore" and "due ore più", "alcuni altri giorni" for "più alcuni giorni". */
export function more(units: readonly Unit[]): Unit[] {
  const said: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const [unit, next, third] = units.slice(at, at + 3);
    const isSome = isA(next, "ind") && isA(next, "det");
    if (unit && next && isMore(unit) && isCounted(next, third) && !isDenied(units, at)) {
      const other = word(otherLike(third));
      const words = isSome ? [next, other] : [other, next];
      said.push(...words.map((each, i) => (i === 0 ? { ...each, blank: unit.blank } : each)));
      at += 1;
    } else if (unit && next && isCounted(unit, next) && isMore(third) && endsCount(units[at + 3])) {
      said.push({ word: otherLike(next), blank: unit.blank }, { ...unit, blank: " " }, next);
      at += 2;
    } else if (unit) said.push(unit);
  }
  return said;
}

const isMore = (unit: Unit | undefined): boolean => lemmaOf(unit) === "più" && isA(unit, "adv");

const SOME = new Set(["alcun", "molto", "qualche", "vario"]);

const isCounted = (many: Unit | undefined, noun: Unit | undefined): boolean =>
  isA(noun, "n") &&
  !isA(noun, "sg") &&
  (isA(many, "num") || (SOME.has(lemmaOf(many)) && isA(many, "pl")));

/** Whether "più" is "no longer": "non ha più due macchine". */
const isDenied = (units: readonly Unit[], at: number): boolean =>
  units
    .slice(units.slice(0, at).findLastIndex(opensClause) + 1, at)
    .some((each) => lemmaOf(each) === "non");

/** Whether "più" compares nothing that follows: "due ore più lunghe", "due volte più soldi". */
const endsCount = (unit: Unit | undefined): boolean =>
  !isA(unit, "adj", "adv", "n", "pp") && !["di", "che", "quanto"].includes(lemmaOf(unit));

const otherLike = (noun: Unit | undefined): string =>
  `altro<adj><ind>${isA(noun, "f") ? "<f>" : "<m>"}<pl>`;
