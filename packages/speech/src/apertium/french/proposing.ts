import { caseLike } from "../../capitals.ts";
import { isA, lemmaOf, opensClause, type Unit } from "../units.ts";

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
    if (!opening || !opensProposal(proposing, named ? first - 2 : first - 1)) continue;
    proposing[verb] = { ...unit, word: unit.word.replace(SUBJUNCTIVE, "<imp><p1><pl>") };
    if (!named) continue;
    const { word } = proposing[first] ?? opening;
    proposing.splice(first - 1, 2, { word: caseLike(we.word, word), blank: we.blank });
  }
  return proposing;
}

/** Whether a clause opens behind a word: "alors entrons", "maintenant, ouvrons". */
function opensProposal(units: readonly Unit[], at: number): boolean {
  const before = units[at];
  const isOpening = isA(before, "adv", "cnjadv") && OPENINGS.has(lemmaOf(before));
  return opensClause(before) || (isOpening && opensClause(units[at - 1]));
}

const OPENINGS = new Set(["alors", "donc", "maintenant", "bien", "mais", "d'abord", "ensuite"]);

const SUBJUNCTIVE = "<prs><p1><pl>";
