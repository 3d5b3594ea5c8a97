import { isA, isClitic, lemmaOf, skipAdverbs, type Unit, withLemma, word } from "../../units.ts";

/** What stands before an infinitive or a noun in French, and in Catalan or its neighbours not. */
export const govern = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isThanked(units, at)) return [word("a<pr>"), unit];
    if (!isA(unit, "pr")) return [unit];
    if (units[at - 1]?.word.endsWith(`# ${lemmaOf(unit)}`)) return [];
    const verb = verbBefore(units, at);
    const next = units[at + 1];
    const preposition = lemmaOf(unit);
    if (isDropped(preposition, units, at, verb)) return [];
    if (lemmaOf(verb) === "parlar" && preposition === "a" && !isMeans(units, at + 1))
      return [withLemma(unit, "amb")];
    if (lemmaOf(verb) === "somiar" && preposition === "de") return [withLemma(unit, "amb")];
    if (lemmaOf(verb) === "servir" && preposition === "a" && lemmaOf(next) === "res")
      return [withLemma(unit, "de")];
    return preposition === "sobre" && isPlace(units, at + 1) ? [withLemma(unit, "en")] : [unit];
  });

const PLACES = new Set(
  "platja internet xarxa canal illa autopista carretera lloc mercat foto imatge telèfon mòbil ordinador tauleta terrassa plaça".split(
    " ",
  ),
);

/** "Sobre una platja": who is there does not hover over it. */
function isPlace(units: readonly Unit[], from: number): boolean {
  let at = from;
  while (isA(units[at], "det", "adj")) at += 1;
  return PLACES.has(lemmaOf(units[at]));
}

/** "Agrair als organitzadors": French thanks somebody, and for something. */
const isThanked = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(verbBefore(units, at)) === "agrair" &&
  isA(units[at], "det", "np") &&
  !isA(units[at], "nt");

/** Returns the verb before a preposition, behind which only adverbs may stand. */
const verbBefore = (units: readonly Unit[], at: number): Unit | undefined =>
  units[skipAdverbs(units, at - 1, -1)];

function isDropped(
  preposition: string,
  units: readonly Unit[],
  at: number,
  verb: Unit | undefined,
): boolean {
  const next = units[at + 1];
  const isVerb = isA(next, "inf");
  // "Agrair d'haver escoltat", "agrair per la vostra ajuda"
  if (lemmaOf(verb) === "agrair") return preposition === "de" || preposition.startsWith("per");
  // "Val la pena d'anar-hi"
  if (preposition === "de" && isVerb && lemmaOf(units[at - 1]) === "pena")
    return units.slice(Math.max(0, at - 4), at).some((each) => lemmaOf(each) === "valer");
  // "No serveix de res de cridar"
  if (preposition === "de" && isVerb && lemmaOf(units[at - 1]) === "res")
    return units.slice(Math.max(0, at - 4), at).some((each) => lemmaOf(each) === "servir");
  // "És important dormir bé"
  const adjective = units[at - 1];
  if (preposition === "de" && isVerb && isA(adjective, "adj") && JUDGED.has(lemmaOf(adjective)))
    return /<p3><sg>/u.test(units[skipAdverbs(units, at - 2, -1)]?.word ?? "");
  // "M'esperava a això"
  return (
    preposition === "a" &&
    !isVerb &&
    lemmaOf(verb) === "esperar" &&
    isClitic(units[units.indexOf(verb as Unit) - 1])
  );
}

const JUDGED = new Set(
  "important necessari difícil fàcil possible impossible bo millor normal útil perillós essencial bonic".split(
    " ",
  ),
);
const MEANS = new Set(
  "telèfon ràdio televisió micròfon passat present futur cor orella plural singular".split(" "),
);

/** Whether one speaks by means of it. */
function isMeans(units: readonly Unit[], from: number): boolean {
  let at = from;
  while (isA(units[at], "det", "adj")) at += 1;
  return MEANS.has(lemmaOf(units[at])) || isA(units[at], "inf");
}
