import { isA, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";

/** Says "nous étions coincés" for "prisonniers", of us and of what is somewhere: "la voiture est coincée dans le sable". */
export const stuck = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "prisonnier" || !isA(unit, "adj")) return unit;
    const state = skipAdverbs(units, at - 1, -1);
    if (!STATES.has(lemmaOf(units[state]))) return unit;
    const verb = isA(units[state], "pp") ? units[skipAdverbs(units, state - 1, -1)] : units[state];
    const isSomewhere = PLACES.has(lemmaOf(units[at + 1])) && !isPrison(units, at + 2);
    return isSomewhere || isA(verb, "p1", "p2") ? withLemma(unit, "coincé") : unit;
  });

const STATES = new Set(["être", "rester"]);
const PLACES = new Set(["dans", "à", "sur", "sous", "entre", "derrière", "là", "ici"]);

const isPrison = (units: readonly Unit[], from: number): boolean =>
  /^(?:prison|cellule|cachot|camp)$/u.test(
    lemmaOf(units[isA(units[from], "det") ? from + 1 : from]),
  );
