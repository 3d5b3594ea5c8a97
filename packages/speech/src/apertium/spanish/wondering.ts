import { caseLike } from "../../capitals.ts";
import { isA, isClitic, isFinite, lemmaOf, opensClause, type Unit, withLemma } from "../units.ts";
import { WONDER } from "./questions.ts";

/**
 * Writes that "where" and "when" ask, behind a verb of knowing or telling: "dígame donde vive" → "dónde vive", and that "what"
 * exclaims: "que bonito!" → "qué bonito!".
 */
export const wonder = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (isExclaimed(units, at)) return withLemma(unit, caseLike(unit.word, "qué"));
    const asks = ASKING[lemmaOf(unit)];
    if (!asks || !isA(unit, "rel")) return unit;
    const before = isA(units[at - 1], "pr") ? at - 2 : at - 1;
    const verb = lemmaOf(units[before]);
    const isAsked = asks.startsWith("d") ? WONDER.has(verb) : isWhen(units, before, at);
    return isAsked ? { ...unit, word: asks } : unit;
  });

const ASKING: Readonly<Record<string, string>> = {
  donde: "dónde<adv><itg>",
  cuando: "cuándo<adv><itg>",
};

/** "Dígame cuando llegue", "lo dijo cuando llegó" and "recuerdo cuando llegó" tell a time that is known. */
function isWhen(units: readonly Unit[], verb: number, at: number): boolean {
  const happens = units.slice(at + 1).find((unit) => isFinite(unit) && !isClitic(unit));
  return (
    /^(?:averiguar|decidir|decir|preguntar|saber)$/u.test(lemmaOf(units[verb])) &&
    !isA(units[verb], "ifi", "pii") &&
    !isA(happens, "prs", "pis")
  );
}

/** "¡Que adorable!", not "¡que venga!". */
const isExclaimed = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "que" &&
  opensClause(units[at - 1]) &&
  isA(units[at + 1], "adj", "adv", "n", "preadv", "pp") &&
  lemmaOf(units[at + 1]) !== "no" &&
  units
    .slice(at)
    .find((unit) => isA(unit, "sent"))
    ?.word.startsWith("!") === true;
