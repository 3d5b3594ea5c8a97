import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";

/** Says "voi due sembrate stanchi" for "loro due sembrano stanchi", as the pair has it for Catalan "vostès". */
export function youAll(units: readonly Unit[]): Unit[] {
  const asked = new Set(
    units.flatMap((unit, at) =>
      isYou(unit) && !isA(units[at - 1], "pr") ? verbOf(units, at) : [],
    ),
  );
  return units.map((unit, at) => {
    if (isYou(unit)) return { ...unit, word: unit.word.replace(/.*<p3>/u, youLike) };
    if (!asked.has(at)) return unit;
    return isClitic(unit)
      ? { ...word("vi<prn><pro><p2><mf><pl>"), blank: unit.blank }
      : { ...unit, word: unit.word.replace("<p3><pl>", "<p2><pl>") };
  });
}

const isYou = (unit: Unit): boolean =>
  lemmaOf(unit) === "lei" && unit.word.includes("<tn><p3><mf><pl>");

const youLike = (you: string): string => `${you.startsWith("L") ? "V" : "v"}oi<prn><tn><p2>`;

/** Returns the positions of the verb whose subject stands at `you`, and of "si" before it. */
function verbOf(units: readonly Unit[], you: number): number[] {
  let at = you + 1;
  while (isA(units[at], "num", "adv", "preadv", "predet")) at = skipAdverbs(units, at + 1);
  const itself = isClitic(units[at]) && isA(units[at], "ref") ? [at] : [];
  while (isClitic(units[at])) at += 1;
  return isFinite(units[at]) ? [...itself, at] : [];
}
