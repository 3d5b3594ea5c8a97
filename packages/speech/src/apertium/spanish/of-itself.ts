import { isA, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { toThemselves } from "./reflexive.ts";

/** Lets happen of itself what is done to nothing else: "el lago congela" → "se congela", "desperté" → "me desperté". */
export const ofItself = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (ALWAYS.has(lemmaOf(unit)) && isA(unit, "vblex")) return toThemselves(units, at);
    if (!HAPPENS.has(lemmaOf(unit)) || !isA(unit, "vblex") || isA(unit, "pp")) return [unit];
    return isAlone(units, at) && !isLet(units, at) ? toThemselves(units, at) : [unit];
  });

/** Whether nothing follows that a verb is done to. */
function isAlone(units: readonly Unit[], at: number): boolean {
  const next = units[skipAdverbs(units, at + 1)];
  if (lemmaOf(next) === "a") return isA(units[skipAdverbs(units, at + 1) + 2], "num");
  return (
    isA(next, "sent", "cm", "cnjcoo", "cnjadv", "pr") || (isA(next, "rel") && isA(next, "adv"))
  );
}

/** "Deje enfriar". */
const isLet = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "inf") && (LET.has(lemmaOf(units[at - 1])) || !hasWho(units, at));
const LET = new Set("dejar hacer mandar para".split(" "));

const hasWho = (units: readonly Unit[], at: number): boolean =>
  units.slice(Math.max(0, at - 4), at).some((unit) => isFinite(unit));

/** Verbs of what one does to oneself only. */
const ALWAYS = new Set("arrepentir atrever desmayar esmerar quejar suicidar".split(" "));
const HAPPENS = new Set(
  "ahogar apagar congelar derretir derrumbar despertar enfriar estrenar estropear evaporar hundir oxidar quemar relajar retrasar romper secar".split(
    " ",
  ),
);
