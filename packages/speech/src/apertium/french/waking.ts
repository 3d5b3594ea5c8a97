import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { TIMES } from "./relatives.ts";

/** Verbs that French says of oneself where they have no object, and their sources alone. */
const OF_ONESELF = new Set(["réveiller", "améliorer", "entraîner", "plaindre"]);

const ONESELF: Readonly<Record<string, string>> = {
  "<p1><sg>": "me<prn><pro><p1><mf><sg>",
  "<p2><sg>": "te<prn><pro><p2><mf><sg>",
  "<p1><pl>": "nous<prn><pro><p1><mf><pl>",
  "<p2><pl>": "vous<prn><pro><p2><mf><pl>",
};

/** Says "je me suis réveillé tôt", "pour se réveiller", where Catalan has the verb alone. */
export const wakeOneself = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isDoing(units, at + 1)) return [{ ...unit, word: "en train de<pr>" }];
    if (isA(unit, "pp") && OF_ONESELF.has(lemmaOf(unit))) return [likeSubject(unit, units, at)];
    const isPast = lemmaOf(unit) === "avoir" && isA(unit, "vbhaver");
    const verb = isPast ? skipAdverbs(units, at + 1) : at;
    const done = units[verb];
    if (!OF_ONESELF.has(lemmaOf(done)) || isA(done, "pp") !== isPast) return [unit];
    if (!isFinite(unit) && !isA(unit, "inf") && !isDoing(units, at)) return [unit];
    if (isClitic(units[at - 1]) || hasObject(units, verb)) return [unit];
    const who = /<p[12]><(?:sg|pl)>/u.exec(doerOf(units, at)?.word ?? "")?.[0] ?? "";
    const oneself = ONESELF[who] ?? "se<prn><pro><ref><p3><mf><sp>";
    const being = isPast ? withLemma(unit, "être").word.replace("<vbhaver>", "<vbser>") : unit.word;
    return [{ word: oneself, blank: unit.blank }, word(being.replace("<ger>", "<inf>"))];
  });

/** Whether somebody is doing it now: "je suis en entraînant". */
const isDoing = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "ger") &&
  OF_ONESELF.has(lemmaOf(units[at])) &&
  lemmaOf(units[at - 1]) === "en" &&
  isFinite(units[skipAdverbs(units, at - 2, -1)]) &&
  !hasObject(units, at);

/** Returns the verb whose person an infinitive is of: "je veux me réveiller". */
function doerOf(units: readonly Unit[], at: number): Unit | undefined {
  if (isFinite(units[at])) return units[at];
  let before = skipAdverbs(units, at - 1, -1);
  if (["en train de", "en"].includes(lemmaOf(units[before])))
    before = skipAdverbs(units, before - 1, -1);
  return isFinite(units[before]) ? units[before] : undefined;
}

/** Whether an object follows: "réveille les enfants", not "s'entraîne tous les jours". */
function hasObject(units: readonly Unit[], verb: number): boolean {
  let at = skipAdverbs(units, verb + 1);
  if (!isA(units[at], "n", "np", "det", "predet", "tn") && lemmaOf(units[at]) !== "un")
    return false;
  while (isA(units[at], "det", "predet", "num", "adj")) at += 1;
  return !TIMES.has(lemmaOf(units[at]));
}

/** Gives a participle the gender and number of the pronoun that is its subject: "elles se sont réveillées". */
function likeSubject(done: Unit, units: readonly Unit[], at: number): Unit {
  const have = skipAdverbs(units, at - 1, -1);
  let who = have - 1;
  while (lemmaOf(units[who]) === "ne") who -= 1;
  const subject = units[who];
  if (lemmaOf(units[have]) !== "avoir" || !isA(subject, "tn") || hasObject(units, at)) return done;
  const ending = `<${isA(subject, "f") ? "f" : "m"}><${isA(subject, "pl") && !isA(subject, "p2") ? "pl" : "sg"}>`;
  return { ...done, word: done.word.replace(/<[mf]><(?:sg|pl)>$/u, ending) };
}
