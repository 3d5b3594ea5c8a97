import { caseLike } from "../../../capitals.ts";
import {
  inSteps,
  inside,
  isA,
  isClitic,
  lemmaOf,
  skipClitics,
  withLemma,
  word,
  type Unit,
} from "../../units.ts";

/** "Fazer vinte anos". */
const turn = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "cumprir" && isA(units[at + 1], "num") && lemmaOf(units[at + 2]) === "ano"
      ? withLemma(unit, "fazer")
      : unit,
  );

/** "Disse-me para tomar": "de" does not say what somebody is told to do. */
const tellTo = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const next = lemmaOf(units[at + 1]) === "não" ? at + 2 : at + 1;
    return lemmaOf(unit) === "de" &&
      isA(unit, "pr") &&
      isA(units[next], "inf") &&
      ["dizer", "pedir"].includes(lemmaOf(units[at - 1]))
      ? withLemma(unit, "para")
      : unit;
  });

/** "Tentem dormir" for "tratem de dormir": somebody tries, and it is not about something. */
const tryTo = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    if (isTrying(units, at)) {
      const tried = withLemma(unit, caseLike(unit.word, "tentar"));
      return [{ ...tried, word: tried.word.replace("# de", "") }];
    }
    return lemmaOf(unit) === "de" && isTrying(units, at - 1) ? [] : [unit];
  });
function isTrying(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (lemmaOf(unit) !== "tratar" || unit?.word.includes("+") || isClitic(units[at - 1]))
    return false;
  if (unit?.word.endsWith("# de")) return isA(units[at + 1], "inf");
  return lemmaOf(units[at + 1]) === "de" && isA(units[at + 2], "inf");
}

/** Portuguese verbs that are not about oneself, as their Catalan ones are. */
const PLAIN = new Set("ficar descansar passear partir esperar".split(" "));
const OWN: Readonly<Record<string, string>> = {
  "<p1><sg>": "me<prn>",
  "<p2><sg>": "te<prn>",
  "<p1><pl>": "nos<prn>",
  "<p2><pl>": "vos<prn>",
};
/** Drops the pronoun behind a verb that is its own subject: "fica-se", not "espera-vos". */
const withoutOwn = (verb: string): string => {
  const person = /<p[12]><(?:sg|pl)>/u.exec(verb.split("+", 1)[0] ?? "")?.[0] ?? "";
  return verb
    .split("+")
    .filter((part, i) => i === 0 || !(part.includes("<ref>") || isOwn(part, person, verb)))
    .join("+");
};
const isOwn = (part: string, person: string, verb: string): boolean =>
  verb.includes("<inf>")
    ? /^(?:me|te|se|nos)<prn>/iu.test(part)
    : part.toLowerCase().startsWith(OWN[person] ?? "-");
const notOneself = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const next = units[skipClitics(units, at)];
    const leans = isClitic(unit) && next && PLAIN.has(lemmaOf(next)) && isA(next, "vblex");
    const person = /<p[12]><(?:sg|pl)>/u.exec(next?.word ?? "")?.[0].replace("><", "><mf><");
    if (leans && (isA(unit, "ref") || (person && unit.word.includes(person)))) return [];
    return PLAIN.has(lemmaOf(unit)) && isA(unit, "vblex")
      ? [{ ...unit, word: withoutOwn(unit.word) }]
      : [unit];
  });

/** "Ele gosta disso", where Catalan says that something pleases him: "o vídeo você gostou". */
const like = (units: readonly Unit[]): Unit[] => {
  const said = [...units];
  for (let at = said.length - 1; at > 0; at -= 1) {
    if (lemmaOf(said[at]) !== "gostar" || !isA(said[at], "vblex") || lemmaOf(said[at + 1]) === "de")
      continue;
    let who = at - 1;
    while (isA(said[who], "vbhaver") || lemmaOf(said[who]) === "não") who -= 1;
    const isMine = /<p[12]><sg>/u.test(said[at]?.word ?? "") && !isPerson(said[who]);
    if (isMine) who += 1;
    const start = startOfThing(said, who);
    if ((!isPerson(said[who]) && !isMine) || start < 0) continue;
    const thing = said.splice(start, who - start);
    const [first, person] = [thing[0], said[start]];
    if (!first || !person) continue;
    said[start] = { word: caseLike(first.word, person.word), blank: first.blank };
    const moved = thing.map((unit, i) =>
      i === 0 ? { word: inside(unit.word), blank: " " } : unit,
    );
    said.splice(at - thing.length + 1, 0, word("de<pr>"), ...moved);
    at = start;
  }
  return said;
};

const isPerson = (unit: Unit | undefined): boolean =>
  isA(unit, "tn") && isA(unit, "p1", "p2", "p3");

/** Returns where what pleases begins before the one it pleases; -1 if nothing is there. */
function startOfThing(units: readonly Unit[], who: number): number {
  if (isA(units[who - 1], "nt")) return who - 1;
  let at = who - 1;
  while (isA(units[at], "adj")) at -= 1;
  if (!isA(units[at], "n")) return -1;
  while (isA(units[at - 1], "adj", "num")) at -= 1;
  return isA(units[at - 1], "det") ? at - 1 : -1;
}

/** "Preciso de tempo", "preciso disso". */
const need = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    if (lemmaOf(unit) !== "precisar" || !isA(unit, "vblex")) return [unit];
    const itself = /^(precisar<[^+]*)\+o<prn><enc>/iu.exec(unit.word)?.[1];
    if (itself) return [{ ...unit, word: itself }, word("de<pr>"), word("isso<prn><tn><nt>")];
    const next = units[at + 1];
    return isA(next, "det", "n", "np", "num", "tn", "nt", "adj") && !isA(next, "inf", "pr")
      ? [unit, word("de<pr>")]
      : [unit];
  });

/** Says what verbs govern in Portuguese, and who they are about, where Catalan differs. */
export const wordVerbs = inSteps(turn, tellTo, tryTo, notOneself, like, need);
