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

/** Verbs that French says of oneself where they have no object, and their sources alone. */
const OF_ONESELF = new Set(["réveiller", "améliorer"]);

const ONESELF: Readonly<Record<string, string>> = {
  "<p1><sg>": "me<prn><pro><p1><mf><sg>",
  "<p2><sg>": "te<prn><pro><p2><mf><sg>",
  "<p1><pl>": "nous<prn><pro><p1><mf><pl>",
  "<p2><pl>": "vous<prn><pro><p2><mf><pl>",
};

/** Says "je me suis réveillé tôt", "pour se réveiller", where Catalan has the verb alone. */
export const wakeOneself = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isA(unit, "pp") && OF_ONESELF.has(lemmaOf(unit))) return [likeSubject(unit, units, at)];
    const isPast = lemmaOf(unit) === "avoir" && isA(unit, "vbhaver");
    const verb = isPast ? skipAdverbs(units, at + 1) : at;
    const done = units[verb];
    if (!OF_ONESELF.has(lemmaOf(done)) || isA(done, "pp") !== isPast) return [unit];
    if (!isFinite(unit) && !isA(unit, "inf")) return [unit];
    if (isClitic(units[at - 1]) || hasObject(units[skipAdverbs(units, verb + 1)])) return [unit];
    const who = /<p[12]><(?:sg|pl)>/u.exec(doerOf(units, at)?.word ?? "")?.[0] ?? "";
    const oneself = ONESELF[who] ?? "se<prn><pro><ref><p3><mf><sp>";
    const being = isPast ? withLemma(unit, "être").word.replace("<vbhaver>", "<vbser>") : unit.word;
    return [{ word: oneself, blank: unit.blank }, word(being)];
  });

/** Returns the verb whose person an infinitive is of: "je veux me réveiller". */
function doerOf(units: readonly Unit[], at: number): Unit | undefined {
  if (isFinite(units[at])) return units[at];
  const before = skipAdverbs(units, at - 1, -1);
  return isFinite(units[before]) ? units[before] : undefined;
}

const hasObject = (unit: Unit | undefined): boolean =>
  isA(unit, "n", "np", "det", "predet", "tn") || (isA(unit, "num") && lemmaOf(unit) === "un");

/** Gives a participle the gender and number of the pronoun that is its subject: "elles se sont réveillées". */
function likeSubject(done: Unit, units: readonly Unit[], at: number): Unit {
  const have = skipAdverbs(units, at - 1, -1);
  let who = have - 1;
  while (lemmaOf(units[who]) === "ne") who -= 1;
  const subject = units[who];
  if (lemmaOf(units[have]) !== "avoir" || !isA(subject, "tn") || hasObject(units[at + 1]))
    return done;
  const ending = `<${isA(subject, "f") ? "f" : "m"}><${isA(subject, "pl") && !isA(subject, "p2") ? "pl" : "sg"}>`;
  return { ...done, word: done.word.replace(/<[mf]><(?:sg|pl)>$/u, ending) };
}
