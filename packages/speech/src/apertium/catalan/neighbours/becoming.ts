import { caseLike } from "../../../capitals.ts";
import {
  inside,
  isA,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../../units.ts";
import { selfOf } from "../../spanish/reflexive.ts";

/** How a language says that somebody becomes something. */
interface Becoming {
  /** The verb that stands for Catalan "esdevenir". */
  readonly become: string;
  /** The verbs before what somebody is, and before how they are. */
  readonly something: string;
  readonly somehow: string;
  /** The preposition before what they are. */
  readonly into?: string;
  /** Returns the pronoun of who becomes it. */
  readonly oneself: (verb: Unit | undefined) => string;
}

/** Says "convertirse en médico" and "tornar-se médico", where Catalan has one verb, "esdevenir". */
export const becomeItself =
  (words: Becoming) =>
  (units: readonly Unit[]): Unit[] =>
    units.flatMap((unit, at): Unit[] => {
      const become = isA(unit, "vbhaver") ? skipAdverbs(units, at + 1) : at;
      const verb = units[become];
      if (!verb || lemmaOf(verb) !== words.become || !isA(verb, "vblex")) return [unit];
      const isSo = isA(units[skipAdverbs(units, become + 1)], "adj", "pp");
      const behind =
        !isSo && words.into && isNoun(units, become + 1) ? [word(`${words.into}<pr>`)] : [];
      const told = withLemma(unit, caseLike(unit.word, isSo ? words.somehow : words.something));
      if (verb === unit && isA(unit, "inf")) {
        const enclitic = words
          .oneself(units.slice(0, at).findLast(isFinite))
          .replace("<pro>", "<enc>");
        return [{ ...told, word: `${told.word}+${enclitic}` }, ...behind];
      }
      if (verb === unit && !isFinite(unit)) return [told, ...behind];
      if (verb !== unit && !isA(verb, "pp")) return [unit];
      const done = verb === unit ? told : unit;
      return [
        { word: caseLike(unit.word, words.oneself(unit)), blank: unit.blank },
        word(inside(done.word)),
        ...(verb === unit ? behind : []),
      ];
    });

function isNoun(units: readonly Unit[], from: number): boolean {
  let at = skipAdverbs(units, from);
  while (isA(units[at], "det", "adj")) at += 1;
  return isA(units[at], "n", "np");
}

export const IN_SPANISH: Becoming = {
  become: "devenir",
  something: "convertir",
  somehow: "volver",
  into: "en",
  oneself: selfOf,
};

export const IN_PORTUGUESE: Becoming = {
  become: "devir",
  something: "tornar",
  somehow: "tornar",
  oneself: (verb) => selfOf(verb).replace(/^os</u, "vos<"),
};
