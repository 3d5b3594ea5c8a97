import { inSteps, isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { isWithEssere } from "./auxiliaries.ts";
import { asHaving, asParticiple } from "./verb-forms.ts";

/** Verbs behind which somebody says, thinks or knows what will be. */
const TELLING = new Set(
  "dire promettere giurare annunciare rispondere scrivere spiegare pensare credere sapere sperare immaginare decidere avvertire garantire assicurare temere prevedere".split(
    " ",
  ),
);

/** Returns the verb that governs the clause which "che" begins: the last one with a person before it. */
function governing(units: readonly Unit[], that: number): number {
  let at = that - 1;
  while (at >= 0 && !isFinite(units[at])) {
    if (isA(units[at], "sent", "cm")) return -1;
    at -= 1;
  }
  return at;
}

const isThat = (unit: Unit | undefined): boolean => lemmaOf(unit) === "che" && isA(unit, "cnjsub");

/** Whether a verb tells of the past: "diceva", "ha detto", "vorrebbe". */
const isPast = (units: readonly Unit[], verb: number): boolean =>
  isA(units[verb], "pii", "ifi") ||
  (isA(units[verb], "vbhaver", "vbser") &&
    isA(units[verb], "pri") &&
    isA(units[skipAdverbs(units, verb + 1)], "pp"));

/** Returns the verb with its own meaning: the participle behind an auxiliary. */
const meaning = (units: readonly Unit[], verb: number): Unit | undefined =>
  isA(units[verb], "vbhaver") ? units[skipAdverbs(units, verb + 1)] : units[verb];

/** Returns the first verb with a person behind "that", up to the end of the clause. */
function verbOfClause(units: readonly Unit[], that: number): number {
  let at = that + 1;
  while (at < units.length && !isFinite(units[at])) {
    if (isA(units[at], "sent", "cm", "cnjsub", "rel")) return -1;
    at += 1;
  }
  return at < units.length ? at : -1;
}

/** Says "ha detto che sarebbe venuto" for "ha detto che verrebbe". */
const wouldHave = (units: readonly Unit[]): Unit[] => {
  const future = new Set(
    units.flatMap((unit, that) => {
      const verb = governing(units, that);
      if (!isThat(unit) || verb < 0 || !isPast(units, verb)) return [];
      const would = verbOfClause(units, that);
      const tells = TELLING.has(lemmaOf(meaning(units, verb)));
      return tells && would > 0 && isWouldDo(units, would) ? [would] : [];
    }),
  );
  return units.flatMap((unit, at) => {
    if (!future.has(at)) return [unit];
    const told = units[skipAdverbs(units, at + 1)];
    // "Sarebbe stata modificata".
    const tags = isA(told, "pp") ? (/<[mf]><(?:sg|pl)>/u.exec(told?.word ?? "")?.[0] ?? "") : "";
    return tags
      ? [unit, { word: `essere<vbser><pp>${tags}`, blank: " " }]
      : [asHaving(unit), done(unit)];
  });
};

/** "Verrebbe", not "vorrebbe venire" or "sarebbe venuto". */
const isWouldDo = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "cni") &&
  isA(units[at], "vblex", "vbser") &&
  !isA(units[skipAdverbs(units, at + 1)], "vbser") &&
  !(isA(units[at], "vbser") && isDoneWithEssere(units, at));

/** "Sarebbe venuto", "si sarebbe lavato". */
const isDoneWithEssere = (units: readonly Unit[], at: number): boolean =>
  isWithEssere(units[skipAdverbs(units, at + 1)]) || isClitic(units[at - 1]);

const done = (unit: Unit): Unit => ({
  word: asParticiple(unit).word.replace(/^\p{Lu}/u, (capital) => capital.toLowerCase()),
  blank: " ",
});

/** What somebody believes, which Italian does not say as a fact. */
const BELIEVING = new Set(
  "credere dubitare immaginare parere pensare sembrare sperare temere".split(" "),
);
/** Conjunctions of what may not be so. */
const THOUGH = new Set(["affinché", "benché", "nonostante", "prima che", "purché", "sebbene"]);
/** "Così simili che": so much that something follows. */
const SO = new Set(["così", "talmente", "tanto", "tale"]);
type Moods = Readonly<Record<string, string>>;
const NOW: Moods = { "<pri>": "<prs>" };
const THEN: Moods = { ...NOW, "<pii>": "<pis>" };
const IN_PAST: Moods = { "<pri>": "<pis>", "<pii>": "<pis>" };

/** Whether what a conjunction begins is feared: "ho paura che cada". */
const isFeared = (units: readonly Unit[], that: number): boolean =>
  lemmaOf(units[that - 1]) === "paura" && lemmaOf(units[that]) === "che";

/** Says "pensavano che perdessi tempo" for "pensavano che perdevo tempo", "sebbene sia stanco" for "sebbene è stanco". */
const asBelieved = (units: readonly Unit[]): Unit[] => {
  const unreal = new Map<number, Moods>();
  for (const [that, unit] of units.entries()) {
    const verb = governing(units, that);
    const isSo = units.slice(Math.max(verb, 0), that).some((each) => SO.has(lemmaOf(each)));
    const isBelieved = isThat(unit) && !isSo && BELIEVING.has(lemmaOf(meaning(units, verb)));
    if (lemmaOf(unit) === "come se") {
      unreal.set(verbOfClause(units, that), IN_PAST);
    } else if (isA(unit, "cnjadv") && THOUGH.has(lemmaOf(unit))) {
      unreal.set(verbOfClause(units, that), THEN);
    } else if (verb >= 0 && (isBelieved || isFeared(units, that))) {
      unreal.set(verbOfClause(units, that), isPast(units, verb) ? IN_PAST : NOW);
    }
  }
  return units.map((unit, at) => {
    const moods = unreal.get(at) ?? {};
    return { ...unit, word: unit.word.replace(/<pri>|<pii>/u, (mood) => moods[mood] ?? mood) };
  });
};

/** Says "voleva che cambiassi" for "voleva che cambi". */
const asItWas = (units: readonly Unit[]): Unit[] => {
  const past = new Set(
    units.flatMap((unit, that) => {
      const verb = governing(units, that);
      if (!isThat(unit) || verb < 0) return [];
      if (!isPast(units, verb) && !isA(units[verb], "cni")) return [];
      return verbOfClause(units, that);
    }),
  );
  return units.map((unit, at) =>
    past.has(at) ? { ...unit, word: unit.word.replace("<prs>", "<pis>") } : unit,
  );
};

/** Gives what was said, thought or wanted in the past the tense and mood that Italian does. */
export const pastClauses = inSteps(wouldHave, asItWas, asBelieved);
