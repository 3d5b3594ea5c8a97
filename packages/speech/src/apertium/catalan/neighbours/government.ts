import { caseLike } from "../../../capitals.ts";
import { inSteps, isA, lemmaOf, type Step, withLemma, word } from "../../units.ts";

/** Words of Spanish or Portuguese, which govern alike and differ from Catalan. */
export interface Governing {
  /** Verbs that join an infinitive directly: "decidir". */
  readonly direct: ReadonlySet<string>;
  /** "Um pouco". */
  readonly little: string;
  /** "To look", which Catalan also uses for watching. */
  readonly look: string;
  readonly watched: ReadonlySet<string>;
  readonly half: string;
  readonly one: string;
}

/** Joins "aconselho ir", "um pouco de medo", "ver o vídeo", "cuidem de vocês" and "meia hora". */
export const governAs = (words: Governing): Step =>
  inSteps(joinDirectly(words), aLittleOf(words), watch(words), takeCare, halfAnHour(words));

const joinDirectly =
  ({ direct }: Governing): Step =>
  (units) =>
    units.filter(
      (unit, at) =>
        !(
          lemmaOf(unit) === "de" &&
          isA(unit, "pr") &&
          isA(units[at + 1], "inf") &&
          direct.has(lemmaOf(units[at - 1]))
        ),
    );

const aLittleOf =
  ({ little }: Governing): Step =>
  (units) =>
    units.flatMap((unit, at) =>
      lemmaOf(unit) === little && isA(units[at + 1], "n") ? [unit, word("de<pr>")] : [unit],
    );

const watch =
  ({ look, watched }: Governing): Step =>
  (units) =>
    units.map((unit, at) => {
      const thing = units[isA(units[at + 1], "det") ? at + 2 : at + 1];
      return lemmaOf(unit) === look && isA(unit, "vblex") && watched.has(lemmaOf(thing))
        ? withLemma(unit, caseLike(unit.word, "ver"))
        : unit;
    });

/** "Tomar cuidado de" is "cuidar de" in both. */
const takeCare: Step = (units) =>
  units.flatMap((unit, at) => {
    const isTaken = (verb: number): boolean =>
      lemmaOf(units[verb]) === "tomar" &&
      lemmaOf(units[verb + 1]) === "cuidado" &&
      lemmaOf(units[verb + 2]) === "de";
    if (isTaken(at)) return [withLemma(unit, caseLike(unit.word, "cuidar"))];
    return isTaken(at - 1) ? [] : [unit];
  });

const halfAnHour =
  ({ one, half }: Governing): Step =>
  (units) =>
    units.filter(
      (unit, at) =>
        !(
          lemmaOf(unit) === one &&
          isA(unit, "det") &&
          lemmaOf(units[at + 1]) === half &&
          lemmaOf(units[at + 2]) === "hora"
        ),
    );
