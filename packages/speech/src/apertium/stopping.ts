import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, withLemma } from "./units.ts";

/** A verb for what stops or changes, which is about itself where it has no object. */
export interface Reflexive {
  readonly verbs: readonly string[];
  /** In Apertium's form, without tags. */
  readonly itself: string;
  /** Auxiliary of the verb, and the one that it takes with `itself`. */
  readonly have: string;
  readonly be: string;
}

/** Says "la machine s'arrête" for "la machine arrête", which stops something else. */
export function stopItself(units: readonly Unit[], words: Reflexive): Unit[] {
  return units.flatMap((unit, at) => {
    const isStop = (each: Unit | undefined) =>
      words.verbs.includes(lemmaOf(each)) && isA(each, "vblex");
    const isPast = lemmaOf(unit) === words.have && isA(unit, "vbhaver");
    const verb = isPast ? skipAdverbs(units, at + 1) : at;
    const stops = isStop(units[verb]) && (verb === at || isA(units[verb], "pp"));
    if (!stops || !isFinite(unit) || !isA(unit, "p3") || isClitic(units[at - 1])) return [unit];
    if (hasObject(units[skipAdverbs(units, verb + 1)])) return [unit];
    const itself = `${words.itself}<prn><pro><ref><p3><mf><sp>`;
    return [
      { word: itself, blank: unit.blank },
      { word: isPast ? asBeing(unit, words) : unit.word, blank: " " },
    ];
  });
}

const asBeing = (unit: Unit, { be }: Reflexive): string =>
  withLemma(unit, be).word.replace("<vbhaver>", "<vbser>");

/** Whether what follows a verb may be its object, or what somebody stops doing. */
const hasObject = (unit: Unit | undefined): boolean =>
  isA(unit, "n", "np", "det", "num", "prn", "inf", "adj", "predet") || lemmaOf(unit) === "de";
