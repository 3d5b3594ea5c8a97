import { isA, lemmaOf, opensClause, skipClitics, type Unit } from "../units.ts";

/**
 * Puts pronouns behind the verb of a Spanish request: Brazilians say "me diga", Spanish "dígame". A clause that begins
 * with a subjunctive asks for something.
 */
export function askBehind(units: readonly Unit[]): Unit[] {
  const asking: Unit[] = [];
  for (const unit of units) {
    asking.push(unit);
    const verb = asking.length - 1;
    const first = skipClitics(asking, verb - 1, -1) + 1;
    const isRequest = isA(unit, "vblex") && /<(?:prs|imp)><p3>|<prs><p1><sg>/u.test(unit.word);
    if (!isRequest || first === verb || !opensRequest(asking[first - 1])) continue;
    const pronouns = asking.slice(first, verb).map(({ word }) => word.replace("<pro>", "<enc>"));
    const asked = unit.word.replace(/<prs><p[13]>/u, "<imp><p3>");
    const { blank } = asking[first] ?? unit;
    asking.splice(first, verb - first + 1, { word: [asked, ...pronouns].join("+"), blank });
  }
  return asking;
}

const opensRequest = (unit: Unit | undefined): boolean =>
  opensClause(unit) || OPENINGS.has(lemmaOf(unit));
const OPENINGS = new Set(["entonces", "pero", "ahora", "por favor"]);
