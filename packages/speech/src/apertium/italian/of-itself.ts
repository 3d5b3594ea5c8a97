import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { pronounOf } from "./reflexive.ts";

/** Verbs of what is about itself where it has no object. */
const SELVES = new Set(
  "addormentare congelare fermare rompere sciogliere spezzare svegliare".split(" "),
);

/** Says "la macchina si ferma" for "la macchina ferma", which stops something else, and "mi sveglio" for "sveglio". */
export const ofItself = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isDoing(units, at)) {
      const who = units.slice(0, at).findLast((each) => isFinite(each));
      return [{ ...unit, word: `${unit.word}+${pronounOf(who).replace("<pro>", "<enc>")}` }];
    }
    if (!isFinite(unit) || isClitic(units[at - 1])) return [unit];
    const verb = verbAt(units, at);
    if (!SELVES.has(lemmaOf(units[verb])) || units[verb]?.word.includes("+")) return [unit];
    if (isPassive(units, at) || hasObject(units, skipAdverbs(units, verb + 1))) return [unit];
    const itself = { word: pronounOf(unit), blank: unit.blank };
    return [
      itself,
      { ...unit, word: isA(unit, "vbhaver") ? asBeing(unit) : unit.word, blank: " " },
    ];
  });

/** "Senza fermare". */
const isDoing = (units: readonly Unit[], at: number): boolean =>
  /^[^+]*<inf>$/u.test(units[at]?.word ?? "") &&
  SELVES.has(lemmaOf(units[at])) &&
  ["senza", "per", "prima di"].includes(lemmaOf(units[at - 1])) &&
  !hasObject(units, skipAdverbs(units, at + 1));

/** Returns the position of a verb with its own meaning: "sta sciogliendo", "ha fermato". */
function verbAt(units: readonly Unit[], at: number): number {
  const next = skipAdverbs(units, at + 1);
  const isDone = isA(units[at], "vbhaver") && isA(units[next], "pp");
  const isGoing = lemmaOf(units[at]) === "stare" && isA(units[next], "ger");
  return isDone || isGoing ? next : at;
}

const isPassive = (units: readonly Unit[], at: number): boolean => isA(units[at], "vbser", "imp");

const asBeing = ({ word }: Unit): string =>
  word.replace(/^(\p{L})vere<vbhaver>/u, (_, a: string) => `${a === "A" ? "E" : "e"}ssere<vbser>`);

const TIMES = new Set(
  "anno giorno inverno mattina mattino mese notte ora sera settimana volta".split(" "),
);

/** Whether what stands behind a verb may be its object, or what somebody stops doing, and no time: "tutti i giorni". */
function hasObject(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (lemmaOf(unit) === "di") return true;
  if (!isA(unit, "n", "np", "det", "num", "prn", "inf", "adj", "predet")) return false;
  return !units.slice(at, at + 3).some((each) => isA(each, "n") && TIMES.has(lemmaOf(each)));
}
