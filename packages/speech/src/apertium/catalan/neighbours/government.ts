import { caseLike } from "../../../capitals.ts";
import {
  inSteps,
  isA,
  isFinite,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Step,
  withLemma,
  word,
} from "../../units.ts";

/** Words of Spanish or Portuguese, which govern alike and differ from Catalan. */
export interface Governing {
  /** Verbs that join an infinitive directly: "decidir". */
  readonly direct: ReadonlySet<string>;
  /** Verbs whose infinitive stands behind "por": "acabar". */
  readonly by: ReadonlySet<string>;
  readonly nobody: string;
  readonly no: string;
  /** "Um pouco". */
  readonly little: string;
  /** "To look", which Catalan also uses for watching. */
  readonly look: string;
  readonly watched: ReadonlySet<string>;
  readonly half: string;
  readonly one: string;
}

/** Joins "aconselho ir", "acabo por ir", "um pouco de medo", "ver o vídeo", "cuidem de vocês" and "meia hora". */
export const governAs = (words: Governing): Step =>
  inSteps(
    denyOnce(words),
    joinDirectly(words),
    beginBy(words),
    aLittleOf(words),
    watch(words),
    takeCare,
    halfAnHour(words),
  );

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

/** "Acabar por aceitar", where Catalan has what sounds like "para". */
const beginBy =
  ({ by }: Governing): Step =>
  (units) =>
    units.map((unit, at) =>
      lemmaOf(unit) === "para" &&
      isA(unit, "pr") &&
      isA(units[skipClitics(units, at + 1)], "inf") &&
      by.has(lemmaOf(units[skipAdverbs(units, at - 1, -1)]))
        ? withLemma(unit, "por")
        : unit,
    );

/** "Ninguém ao redor viu": behind who does not, nothing is denied again. */
const denyOnce =
  ({ nobody, no }: Governing): Step =>
  (units) =>
    units.filter((unit, at) => {
      if (lemmaOf(unit) !== no || !isFinite(units[skipClitics(units, at + 1)])) return true;
      const start =
        units.slice(0, at).findLastIndex((each) => isA(each, "sent", "cm", "cnjcoo", "cnjsub")) + 1;
      return lemmaOf(units[start]) !== nobody || units.slice(start, at).some(isFinite);
    });

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
