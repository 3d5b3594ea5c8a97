import { caseLike } from "../../../capitals.ts";
import { inside, isA, isClitic, isFinite, lemmaOf, type Unit } from "../../units.ts";

/** Puts who all do it before the verb: "tots dormim", not "dormim tots", which may be what is slept. */
export function moveAll(units: readonly Unit[]): Unit[] {
  const moved = [...units];
  for (const [at, unit] of units.entries()) {
    const verb = units[at - 1];
    if (lemmaOf(unit) !== "tot" || !isA(unit, "pl") || !verb || !isFinite(verb)) continue;
    if (!/<p[12]><pl>/u.test(verb.word) || isA(units[at + 1], "det", "n", "adj", "num", "tn"))
      continue;
    let first = at - 1;
    while (isClitic(moved[first - 1]) || lemmaOf(moved[first - 1]) === "no") first -= 1;
    const opening = moved[first];
    if (!opening || isA(moved[first - 1], "tn")) continue;
    const all = `tot<prn><tn>${/<[mf]>/u.exec(unit.word)?.[0] ?? "<m>"}<pl>`;
    moved.splice(at, 1);
    moved.splice(
      first,
      1,
      { word: caseLike(opening.word, all), blank: opening.blank },
      { word: inside(opening.word), blank: " " },
    );
  }
  return moved;
}
