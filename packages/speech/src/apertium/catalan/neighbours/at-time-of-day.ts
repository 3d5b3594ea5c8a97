import { isA, isFinite, lemmaOf, skipAdverbs, type Step, type Unit } from "../../units.ts";

/** Words of Spanish or Portuguese for when something is done. */
export interface TimesOfDay {
  /** "Temprano", "tarde". */
  readonly early: ReadonlySet<string>;
  /** "Mañana", "noche". */
  readonly times: ReadonlySet<string>;
  /** Verbs of which the time is the object: "pasar la noche". */
  readonly spent: ReadonlySet<string>;
  /** Returns what stands before the time. */
  readonly behind: (article: Unit, time: Unit | undefined) => readonly Unit[];
}

/** Says "toso por la noche" and "tosse à noite", where Catalan and French have only the article. */
export const atTimeOfDay =
  ({ early, times, spent, behind }: TimesOfDay): Step =>
  (units) =>
    units.flatMap((unit, at) => {
      const time = units[at + 1];
      if (!isA(unit, "def") || !times.has(lemmaOf(time))) return [unit];
      const verb = units[skipAdverbs(units, at - 1, -1)];
      const isWhen =
        isA(verb, "vblex") &&
        isFinite(verb) &&
        !spent.has(lemmaOf(verb)) &&
        isA(units[at + 2], "sent", "cm");
      return isWhen || early.has(lemmaOf(units[at - 1])) ? behind(unit, time) : [unit];
    });
