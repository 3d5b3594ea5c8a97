import { caseLike } from "../../capitals.ts";
import { isClitic, lemmaOf, opensClause, type Unit } from "../units.ts";

/** Asks one person not to: "ne touche pas", for which the pair says "tu ne touches pas". */
export function forbid(units: readonly Unit[]): Unit[] {
  const forbidding: Unit[] = [];
  for (const unit of units) {
    forbidding.push(unit);
    if (!unit.word.includes(SUBJUNCTIVE)) continue;
    let at = forbidding.length - 1;
    while (isClitic(forbidding[at - 1])) at -= 1;
    const [tu, not] = [forbidding[at - 2], forbidding[at - 1]];
    if (!not || lemmaOf(not) !== "ne") continue;
    const named = lemmaOf(tu) === "tu";
    if (!opensClause(named ? forbidding[at - 3] : tu)) continue;
    forbidding.splice(-1, 1, { ...unit, word: unit.word.replace(SUBJUNCTIVE, "<imp><p2><sg>") });
    if (named && tu)
      forbidding.splice(at - 2, 2, { word: caseLike(tu.word, not.word), blank: tu.blank });
  }
  return forbidding;
}

const SUBJUNCTIVE = "<prs><p2><sg>";
