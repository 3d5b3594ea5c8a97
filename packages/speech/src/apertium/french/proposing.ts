import { caseLike } from "../../capitals.ts";
import { lemmaOf, opensClause, type Unit } from "../units.ts";

/** Proposes something: "commençons", "ne parlons pas", for which the pair says "nous commencions". */
export function propose(units: readonly Unit[]): Unit[] {
  const proposing: Unit[] = [];
  for (const unit of units) {
    proposing.push(unit);
    if (!unit.word.includes(SUBJUNCTIVE)) continue;
    const verb = proposing.length - 1;
    const first = lemmaOf(proposing[verb - 1]) === "ne" ? verb - 1 : verb;
    const [we, opening] = [proposing[first - 1], proposing[first]];
    const named = we !== undefined && /^nous<prn><tn>/iu.test(we.word);
    if (!opening || !opensClause(named ? proposing[first - 2] : we)) continue;
    proposing[verb] = { ...unit, word: unit.word.replace(SUBJUNCTIVE, "<imp><p1><pl>") };
    if (!named) continue;
    const { word } = proposing[first] ?? opening;
    proposing.splice(first - 1, 2, { word: caseLike(we.word, word), blank: we.blank });
  }
  return proposing;
}

const SUBJUNCTIVE = "<prs><p1><pl>";
