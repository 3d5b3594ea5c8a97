import type { Unit } from "../units.ts";

/** Says to whom before what, as Catalan does behind a request: "donnez-le-moi" is "doneu-m'ho". */
export const orderEnclitics = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => ({
    ...unit,
    word: unit.word
      .replace(WHAT_TO_WHOM, (_, what: string, whom: string) => whom + what.replace("<GD>", "<m>"))
      .replace(THERE, "$2$1"),
  }));

const WHAT_TO_WHOM = /(\+(?:ho|el)<prn><enc>[^+]*)(\+(?:em|et|ens|us|li)<prn><enc>[^+]*)$/u;

/** "M'y habituer" is "acostumar-m'hi". */
const THERE = /(\+hi<prn><enc><adv>)((?:\+(?:em|et|es|ens|us)<prn><enc>[^+]*)+)$/u;
