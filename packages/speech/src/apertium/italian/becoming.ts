import { inSteps, isA, isClitic, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";

/** What somebody or something becomes rather than stays. */
const BECOME = new Set(
  `adulto alto amaro bianco biondo blu buio caldo caro cattivo cieco costoso croccante debole denso duro famoso
  freddo furioso geloso giallo grande grasso grave grigio grosso largo leggero lungo magro marrone morbido nero nervoso
  oscuro pazzo peggiore pesante rauco ricco rosa rosso scuro serio sordo spesso sporco torbido vecchio verde viola`.split(
    /\s+/u,
  ),
);

/** Says "diventa torbida" for "rimane torbida", which the pair makes of Portuguese "fica turva". */
const turn = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const isTurned = lemmaOf(units[at - 1]) === "rimanere" && opensNothing(units[at + 1]);
    if (isTurned && TURNS[lemmaOf(unit)]) return [];
    if (lemmaOf(unit) !== "rimanere" || !isA(unit, "vblex")) return unit;
    if (isA(units[at - 1], "adv") && STILL.has(lemmaOf(units[at - 1]))) return unit;
    const turned = TURNS[lemmaOf(units[at + 1])];
    if (turned && opensNothing(units[at + 2])) return withLemma(unit, turned);
    return becomes(units, at + 1) ? withLemma(unit, "diventare") : unit;
  });

const TURNS: Readonly<Record<string, string>> = {
  meglio: "migliorare",
  migliore: "migliorare",
  peggio: "peggiorare",
  peggiore: "peggiorare",
};
const opensNothing = (unit: Unit | undefined): boolean => !isA(unit, "n", "adj");

const STILL = new Set(["sempre", "ancora"]);
const DEGREES = new Set(["più", "meno", "sempre"]);

function becomes(units: readonly Unit[], from: number): boolean {
  const what = skipAdverbs(units, from);
  const degrees = units.slice(from, what).map(lemmaOf);
  if (degrees.includes("ancora")) return false;
  const isMore = degrees.some((degree) => DEGREES.has(degree));
  return isA(units[what], "adj", "pp") && (isMore || BECOME.has(lemmaOf(units[what])));
}

/** Says "diventare un pilota" for "convertirsi in un pilota". */
const convert = (units: readonly Unit[]): Unit[] => {
  const isSelf = (at: number): boolean => isClitic(units[at]) && isA(units[at], "ref", "p1", "p2");
  const isConverting = (at: number): boolean => {
    const unit = units[at];
    const isItself =
      unit?.word.includes("<enc>") ||
      isSelf(at - 1) ||
      (isA(units[at - 1], "vbser") && isSelf(at - 2));
    return (
      lemmaOf(unit) === "convertire" &&
      isA(unit, "vblex") &&
      isItself &&
      lemmaOf(units[at + 1]) === "in"
    );
  };
  return units.flatMap((unit, at) => {
    if (isConverting(at)) {
      return [withLemma({ ...unit, word: unit.word.replace(/\+.*/u, "") }, "diventare")];
    }
    const isPart =
      isConverting(at - 1) ||
      (isSelf(at) &&
        (isConverting(at + 1) || (isA(units[at + 1], "vbser") && isConverting(at + 2))));
    return isPart ? [] : [unit];
  });
};

/** Says "diventare" for what somebody or something becomes. */
export const become = inSteps(turn, convert);
