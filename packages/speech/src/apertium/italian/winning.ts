import { isA, lemmaOf, type Unit } from "../units.ts";

const CONTESTS = new Set(
  "battaglia campionato causa combattimento concorso coppa corsa elezione finale gara gioco guerra incontro lotteria medaglia oscar partita partito premio processo scommessa sfida titolo torneo".split(
    " ",
  ),
);
const TEAMS = new Set(
  "squadra giocatore giocatrice campione candidato corridore nazionale tifoso atleta".split(" "),
);

/** Whether something is won rather than earned: a match, or just "who wins", "we won three to one". */
export const isWinning = (units: readonly Unit[], at: number): boolean => {
  const clause = clauseAfter(units, at);
  // "Guadagna poco a causa della crisi".
  const circumstance = clause.findIndex((unit) => isA(unit, "pr"));
  const objects = circumstance === -1 ? clause : clause.slice(0, circumstance);
  if (objects.some((unit) => CONTESTS.has(lemmaOf(unit)))) return true;
  const object = clause[0];
  const subject = units
    .slice(0, at)
    .findLast((unit) => isA(unit, "n", "sent", "itg") || lemmaOf(unit) === "chi");
  const isByTeam = TEAMS.has(lemmaOf(subject));
  const isAlone = !object || isA(object, "num");
  return (
    isByTeam || (isAlone && (lemmaOf(subject) === "chi" || isA(object, "num")) && !hasMoney(clause))
  );
};

const hasMoney = (units: readonly Unit[]): boolean =>
  units.some((unit) =>
    /^(?:euro|dollaro|soldi|denaro|sterlina|milione|lira|real|mille)$/u.test(lemmaOf(unit)),
  );

/** Returns what follows a verb up to the end of its clause. */
export function clauseAfter(units: readonly Unit[], at: number): readonly Unit[] {
  const end = units.findIndex(
    (unit, i) => i > at && (isA(unit, "cm", "sent", "cnjcoo") || unit.word === ""),
  );
  return units.slice(at + 1, end === -1 ? undefined : end);
}
