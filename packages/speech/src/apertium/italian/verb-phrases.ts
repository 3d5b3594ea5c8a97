import { agreeInNumber } from "../agree-in-number.ts";
import { agree } from "../agreement.ts";
import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";

const TENSE = /<v\w+><\w+><p[123]><(?:sg|pl)>/u;
const PARTICIPLE = "<pp><m><sg>";

/** Gives a verb the tense and person of another: "cercando", like "sto", is "cerco". */
const inTenseOf = (unit: Unit, finite: Unit): Unit => ({
  word: unit.word.replace(
    /<(?:ger|inf)>.*/u,
    TENSE.exec(finite.word)?.[0].replace(/<v\w+>/u, "") ?? "",
  ),
  blank: finite.blank,
});

/** Makes a verb the auxiliary that `auxiliaries` then chooses: "finisco" is "ho". */
export const asHaving = ({ word: form, blank }: Unit): Unit => ({
  word: `${/^\p{Lu}/u.test(form) ? "A" : "a"}vere${(TENSE.exec(form)?.[0] ?? "").replace(/<v\w+>/u, "<vbhaver>")}`,
  blank,
});

/** Makes what was done of an infinitive. */
export const asParticiple = (unit: Unit): Unit => ({
  ...unit,
  word: unit.word.replace(/<(?:inf|ger|cni)>.*/u, PARTICIPLE),
});

/** What one comes to without having managed it. */
const THINKING = new Set(["pensare", "credere", "dire", "immaginare", "chiedere"]);

/** Says "riesco a dormire" for "conseguo dormire" and French "arrivo a dormire". */
const manage = (units: readonly Unit[]): Unit[] => {
  const managed = units.map((unit, at) => managesAt(units, at));
  return units.flatMap((unit, at) => {
    if (managed[at] !== undefined) return [withLemma(unit, "riuscire")];
    const verb = managed.indexOf(at);
    if (verb === -1) return lemmaOf(unit) === "di" && managed.includes(at + 1) ? [] : [unit];
    return isA(units[at - 1], "pr") && lemmaOf(units[at - 1]) === "a"
      ? [unit]
      : [word("a<pr>"), unit];
  });
};

/** Returns where the infinitive stands that somebody manages to do. */
function managesAt(units: readonly Unit[], at: number): number | undefined {
  const verb = lemmaOf(units[at]);
  const next = skipAdverbs(units, at + 1);
  const what = isA(units[next], "pr") ? next + 1 : next;
  if (!isA(units[at], "vblex") || !isA(units[what], "inf")) return undefined;
  if (verb === "conseguire")
    return what === next || lemmaOf(units[next]) === "di" ? what : undefined;
  const comes = verb === "arrivare" && what > next && lemmaOf(units[next]) === "a";
  return comes && !THINKING.has(lemmaOf(units[what])) ? what : undefined;
}

/** Before them, "finisco di mangiare" is no news: "quando finisco di mangiare". */
const WHENEVER = new Set(["quando", "appena", "se", "finché", "ogni volta che", "prima che"]);

/** Says "ho appena mangiato" for "finisco di mangiare". */
const justDone = (units: readonly Unit[]): Unit[] => {
  const isJust = (at: number): boolean =>
    lemmaOf(units[at]) === "finire" &&
    isA(units[at], "pri", "pii") &&
    isFinite(units[at]) &&
    lemmaOf(units[at + 1]) === "di" &&
    isA(units[at + 2], "inf") &&
    !WHENEVER.has(lemmaOf(units[skipSubject(units, at - 1)])) &&
    !isAtHour(units, at + 3);
  return units.flatMap((unit, at) => {
    if (isJust(at)) {
      const [pronoun] = procliticOf(units[at + 2]);
      const just = [asHaving(unit), word("appena<adv>")];
      return pronoun
        ? [{ ...pronoun, blank: unit.blank }, ...just.map((each) => ({ ...each, blank: " " }))]
        : just;
    }
    if (isJust(at - 1)) return [];
    return isJust(at - 2) ? [asParticiple(unit)] : [unit];
  });
};

const skipSubject = (units: readonly Unit[], at: number): number =>
  isA(units[at], "tn", "adv") && !WHENEVER.has(lemmaOf(units[at])) ? at - 1 : at;

/** Whether the clause ends with an hour: "finisco di lavorare alle sei". */
function isAtHour(units: readonly Unit[], from: number): boolean {
  const end = units.findIndex((unit, at) => at >= from && isA(unit, "cm", "sent"));
  return isA(units[end - 1], "num") && isA(units[end - 3], "pr");
}

/** Returns the pronoun of an infinitive as it stands before a verb. */
function procliticOf(unit: Unit | undefined): Unit[] {
  const [, enclitic] = /\+(.+)$/u.exec(unit?.word ?? "") ?? [];
  return enclitic && !enclitic.includes("+") ? [word(enclitic.replace("<enc>", "<pro>"))] : [];
}

/** Says "vengono contati" for "stanno essendo contati". */
const areBeing = (units: readonly Unit[]): Unit[] => {
  const isBeing = (at: number) =>
    isStaying(units[at]) && /^essere<\w+><ger>/u.test(units[at + 1]?.word ?? "");
  const doing = units.flatMap((_, at) => (isBeing(at) ? [at] : []));
  if (doing.length === 0) return [...units];
  const comes = doing.map((at) => isA(units[skipAdverbs(units, at + 2)], "pp"));
  const been = units.map((unit, at) =>
    doing.includes(at)
      ? {
          ...withLemma(unit, "essere"),
          word: withLemma(unit, "essere").word.replace(/<v\w+>/u, "<vbser>"),
        }
      : unit,
  );
  const plain = been.filter((_, at) => !doing.includes(at - 1));
  const first = doing.map((at, i) => at - i);
  return agree(agreeInNumber(plain)).map((unit, at) =>
    comes[first.indexOf(at)]
      ? { ...unit, word: withLemma(unit, "venire").word.replace("<vbser>", "<vblex>") }
      : unit,
  );
};

const isStaying = (unit: Unit | undefined): boolean => lemmaOf(unit) === "stare" && isFinite(unit);

/** What one is, which no progressive says. */
const STATES = new Set(
  "indossare vestire amare appartenere conoscere contenere costare credere odiare sapere volere".split(
    " ",
  ),
);

/** What goes on for long, which no progressive says with "da". */
const LASTING = new Set(["abitare", "esistere", "lavorare", "vivere"]);

/** Says "vivono qui da anni" for "stanno vivendo qui da anni", and "ho cercato" for "sono stato cercando". */
const simply = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const [before, after] = [units[at - 1], units[at + 1]];
    if (isSimple(units, at)) return [];
    if (before && isSimple(units, at - 1)) return [inTenseOf(unit, before)];
    if (hasBeenDoing(units, at)) return [asHaving(unit)];
    if (hasBeenDoing(units, at - 1)) return [];
    return hasBeenDoing(units, at - 2) && !after?.word.startsWith("+")
      ? [asParticiple(unit)]
      : [unit];
  });

const isSimple = (units: readonly Unit[], at: number): boolean =>
  isStaying(units[at]) &&
  isA(units[at], "pri", "pii") &&
  isDoing(units[at + 1]) &&
  (STATES.has(lemmaOf(units[at + 1])) ||
    (LASTING.has(lemmaOf(units[at + 1])) && isSince(units, at + 2)));

const isDoing = (unit: Unit | undefined): boolean =>
  isA(unit, "ger") && isA(unit, "vblex") && !unit?.word.includes("+");

const hasBeenDoing = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "vbser") &&
  isFinite(units[at]) &&
  /^(?:stare|essere)<\w+><pp>/u.test(units[at + 1]?.word ?? "") &&
  isDoing(units[at + 2]);

const TIME = new Set(
  "secondo minuto ora giorno settimana mese anno secolo tempo mattina".split(" "),
);

/** Whether the clause says since when: "da tre anni", "da prima", "da quando". */
function isSince(units: readonly Unit[], from: number): boolean {
  const end = units.findIndex((unit, at) => at >= from && isA(unit, "cm", "sent"));
  return units
    .slice(from, end)
    .some(
      (unit, i, rest) =>
        /^da(?: quando)?<(?:pr|cnj\w+)>/u.test(unit.word) &&
        (lemmaOf(unit) === "da quando" ||
          lemmaOf(rest[i + 1]).startsWith("prima") ||
          rest.slice(i + 1, i + 4).some((each) => TIME.has(lemmaOf(each)))),
    );
}

/** Says "osano parlare", which Catalan says of itself: "s'atreveixen a parlar". */
const dare = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isOfDaring(units, at)) return [];
    if (isDaring(unit)) return [{ ...unit, word: unit.word.replace(/<pp>.*/u, PARTICIPLE) }];
    return isA(unit, "vbser") && isDaring(units[skipAdverbs(units, at + 1)])
      ? [asHaving(unit)]
      : [unit];
  });

const isDaring = (unit: Unit | undefined): boolean => lemmaOf(unit) === "osare";

function isOfDaring(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]];
  if (lemmaOf(unit) === "a" && isA(next, "inf"))
    return isDaring(units[skipAdverbs(units, at - 1, -1)]);
  const verb = isA(next, "vbser", "vbhaver") ? units[skipAdverbs(units, at + 2)] : next;
  return isClitic(unit) && isA(unit, "ref", "p1", "p2") && isDaring(verb);
}

/** Says with the verbs of Italian what other languages say with several or with others. */
export const verbPhrases = inSteps(manage, justDone, simply, areBeing, dare);
