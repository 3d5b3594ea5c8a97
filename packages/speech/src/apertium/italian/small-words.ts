import { caseLike } from "../../capitals.ts";
import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  isQuestion,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Unit,
  withLemma,
} from "../units.ts";

/** Says "non voglio più vivere così", of which Catalan "ja" makes "già". */
const noLonger = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "già" || isQuestion(units, at)) return unit;
    const verb = isA(units[at - 1], "pp", "vblex", "vbmod", "vbser", "vbhaver") ? at - 1 : -1;
    const finite = isA(units[verb], "pp") ? skipAdverbs(units, verb - 1, -1) : verb;
    const no = units[skipClitics(units, finite - 1, -1)];
    return isFinite(units[finite]) && lemmaOf(no) === "non" ? withLemma(unit, "più") : unit;
  });

const MANY = new Set(["molto", "poco", "tanto", "troppo"]);

/** Says "molti soldi" for "molto soldi", where Catalan has an adverb. */
const many = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const noun = units[at + 1];
    if (!MANY.has(lemmaOf(unit)) || !isA(unit, "adv", "preadv") || !isA(noun, "n")) return unit;
    if (!isA(noun, "m", "f") || !isA(noun, "sg", "pl")) return unit;
    const tags = `<${isA(noun, "f") ? "f" : "m"}><${isA(noun, "pl") ? "pl" : "sg"}>`;
    return { ...unit, word: unit.word.replace(/<.*/u, `<adj><ind>${tags}`) };
  });

/** Says "funzionare bene" for "bene funzionare", and "ben semplice" for "bene semplice". */
const well = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const isWell = (each: Unit | undefined) =>
      isA(each, "adv") && ["bene", "male"].includes(lemmaOf(each));
    if (isWell(unit) && isA(next, "inf")) return [];
    if (isWell(before) && before && isA(unit, "inf")) return [unit, { ...before, blank: " " }];
    return [unit];
  });

/** Says "c'è" for French "il y a", which the pair takes for having: "ci ha nulla". */
const thereIs = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(units[at - 1]) === "ci" &&
    isA(units[at - 1], "adv") &&
    /^avere<vblex><\w+><p3><sg>/iu.test(unit.word)
      ? { ...unit, word: withLemma(unit, "essere").word.replace("<vblex>", "<vbser>") }
      : unit,
  );

const LIGHT = new Set(["giorno", "notte", "buio", "tardi", "presto"]);

/** Says "è ancora giorno" for "fa ancora giorno". */
const stillDay = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const what = skipAdverbs(units, at + 1);
    const isStill = ["ancora", "già"].includes(lemmaOf(units[at + 1]));
    const isLight = LIGHT.has(lemmaOf(units[what])) || LIGHT.has(lemmaOf(units[what - 1]));
    return lemmaOf(unit) === "fare" && isFinite(unit) && isStill && isLight
      ? { ...unit, word: withLemma(unit, "essere").word.replace("<vblex>", "<vbser>") }
      : unit;
  });

/** Says "poi" for "di seguito", which is "in a row", and "per prima cosa" for "primo". */
const first = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!isA(unit, "adv")) return unit;
    if (lemmaOf(unit) === "di seguito" && !isA(units[at - 1], "n"))
      return withLemma(unit, caseLike(unit.word, "poi"));
    if (lemmaOf(unit) !== "primo") return unit;
    return withLemma(
      unit,
      caseLike(unit.word, isA(units[at + 1], "cm") ? "per prima cosa" : "prima"),
    );
  });

const AGES = new Set(["adulto", "bambino", "giovane", "piccolo", "ragazzo", "studente"]);

/** Says "da bambino" for "quando bambino". */
const asChild = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isAge = AGES.has(lemmaOf(units[at + 1])) && isA(units[at + 2], "cm", "sent");
    return lemmaOf(unit) === "quando" && isAge
      ? { ...unit, word: `${caseLike(unit.word, "da")}<pr>` }
      : unit;
  });

/** Makes what has happened masculine: "che cosa è successo?", not "che cosa è successa?". */
const whatHappened = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const auxiliary = skipAdverbs(units, at - 1, -1);
    const isWhat = lemmaOf(units[auxiliary - 1]) === "cosa" && isA(units[auxiliary - 2], "itg");
    return isWhat && isA(unit, "pp") && isA(units[auxiliary], "vbser")
      ? { ...unit, word: unit.word.replace("<f>", "<m>") }
      : unit;
  });

/** Says "è passata una settimana" for "è passato una settimana". */
const timePassed = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const time = units[at + 2];
    const isPassed =
      lemmaOf(unit) === "passare" &&
      isA(unit, "pp") &&
      isA(units[skipAdverbs(units, at - 1, -1)], "vbser");
    const tags = isA(units[at + 1], "det", "num")
      ? /<[mf]><(?:sg|pl)>/u.exec(time?.word ?? "")?.[0]
      : "";
    return isPassed && tags && isA(time, "n")
      ? { ...unit, word: unit.word.replace(/<[mf]><(?:sg|pl)>/u, tags) }
      : unit;
  });

/** Says "di nuovo" for "un'altra volta". */
const again = (units: readonly Unit[]): Unit[] => {
  const isAgain = (at: number): boolean =>
    lemmaOf(units[at]) === "un altro" &&
    lemmaOf(units[at + 1]) === "volta" &&
    isA(units[at - 1], "vblex", "vbmod", "pp");
  return units.flatMap((unit, at) => {
    if (isAgain(at)) return [{ ...unit, word: "di nuovo<adv>" }];
    return isAgain(at - 1) ? [] : [unit];
  });
};

/** Says "nulla" for "alcuna cosa", which Catalan has for it. */
const nothing = (units: readonly Unit[]): Unit[] => {
  const isNothing = (at: number): boolean =>
    lemmaOf(units[at]) === "alcun" && isA(units[at], "sg") && lemmaOf(units[at + 1]) === "cosa";
  return units.flatMap((unit, at) => {
    if (isNothing(at))
      return [{ ...unit, word: `${caseLike(unit.word, "nulla")}<prn><tn><nt><sg>` }];
    if (isNothing(at - 1)) return [];
    const isDone = isA(unit, "pp") && isNothing(skipAdverbs(units, at - 1, -1) - 2);
    return [isDone ? { ...unit, word: unit.word.replace("<f>", "<m>") } : unit];
  });
};

/** Says "si sono lavati" for "se sono lavati", and "se ne va" for "si ne va". */
const itself = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!isA(unit, "ref") || !isClitic(unit)) return unit;
    return withLemma(
      unit,
      isClitic(units[at + 1]) && isA(units[at + 1], "p3", "adv") && lemmaOf(units[at + 1]) !== "ci"
        ? "se"
        : "si",
    );
  });

/** Says the small words that go with Italian verbs and nouns. */
export const smallWords = inSteps(
  noLonger,
  many,
  well,
  thereIs,
  stillDay,
  nothing,
  first,
  whatHappened,
  timePassed,
  again,
  asChild,
  itself,
);
