import { type Adverbs, adverbsAfterVerb } from "../adverbs.ts";
import { agreeInNumber } from "../agree-in-number.ts";
import { agree } from "../agreement.ts";
import { allTheTime } from "../all-the-time.ts";
import { becomeSo } from "../becoming.ts";
import { nameAll } from "../general-subject.ts";
import { type Hanging, hangOnWall } from "../hanging.ts";
import { joinObjects } from "../join-objects.ts";
import { type Noun, renameNouns } from "../rename-nouns.ts";
import { somethingOf } from "../something.ts";
import { theMore } from "../the-more.ts";
import { inSteps, isA, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";
import { betweenParts } from "./adverbs-between.ts";
import { alsoWho } from "./also.ts";
import { auxiliaries } from "./auxiliaries.ts";
import { banks } from "./banks.ts";
import { become } from "./becoming.ts";
import { compounds } from "./compounds.ts";
import { feel } from "./feelings.ts";
import { forbid } from "./forbidding.ts";
import { goOn, TIMES } from "./gerunds.ts";
import { governed } from "./governed.ts";
import { letDo } from "./letting.ts";
import { ofItself } from "./of-itself.ts";
import { pastClauses } from "./past-clauses.ts";
import { withOwnSubject } from "./personal-infinitives.ts";
import { more } from "./more.ts";
import { possessives } from "./possessives.ts";
import { prepositions } from "./prepositions.ts";
import { agreeInOne, quantities } from "./quantities.ts";
import { askInOrder } from "./questions.ts";
import { relatives } from "./relatives.ts";
import { settings } from "./settings.ts";
import { shorten } from "./short-forms.ts";
import { smallWords } from "./small-words.ts";
import { telling } from "./telling.ts";
import { verbPhrases } from "./verb-phrases.ts";
import { verbSenses } from "./verb-senses.ts";
import { youAll } from "./you-all.ts";

/** Adverbs that Italian puts behind the verb; others may stand before it. */
const LATE = new Set(
  "sempre mai già ancora anche spesso quasi pressoché infine solo soltanto raramente".split(" "),
);

const NOUNS: Readonly<Record<string, Noun>> = {
  custodia: ["deposito", "m"],
  veste: ["vestito", "m"],
};

const ADVERBS: Adverbs = {
  isLate: (adverb) => LATE.has(adverb),
  never: "mai",
  yet: ["ancora"],
  early: ["ancora", "già"],
  not: "non",
};

const HANGING: Hanging = {
  hangs: "pendere",
  hang: "appendere",
  into: "in",
  on: "a",
  walls: ["parete", "muro"],
};

/** Says "troppo salata", which the pair takes for "too much" of something: "troppa gente". */
const tooMuch = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "troppo" && isA(units[at + 1], "adj", "pp") && !isA(units[at + 2], "n")
      ? { ...unit, word: `${unit.word.slice(0, "troppo".length)}<adv>` }
      : unit,
  );

/** Prepositions that another one follows. */
const DOUBLE: Readonly<Record<string, string>> = { davanti: "a", fuori: "da", vicino: "a" };

/** Says "davanti a cinquanta persone", "fuori dalla competizione". */
const joinPlaces = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const before = units[at - 1];
    const second = isA(before, "pr") ? DOUBLE[lemmaOf(before)] : undefined;
    return second && isA(unit, "det", "num", "n", "np", "tn")
      ? [word(`${second}<pr>`), unit]
      : [unit];
  });

/** Says "è stata costruita" for "è stato costruita". */
const hasBeen = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const done = units[skipAdverbs(units, at + 1)];
    const isBeen = BEEN.test(unit.word) && isA(done, "pp", "adj");
    const tags = isBeen ? /<[mf]><(?:sg|pl)>/u.exec(done?.word ?? "")?.[0] : undefined;
    return tags ? { ...unit, word: unit.word.replace(/<[mf]><(?:sg|pl)>/u, tags) } : unit;
  });

const BEEN = /^(?:essere<vbser>|(?:diventare|restare|rimanere|sembrare)<vblex>)<pp>/iu;

const WHOLE_TIME = { whole: "intero", all: "tutto<predet>", times: TIMES };

const THINGS = new Set(["nulla", "niente", "qualcosa"]);

/** Arranges the words of an Italian sentence: adverbs behind the verb, and adjectives like their nouns. */
export const arrangeItalian = inSteps(
  (units) => allTheTime(units, WHOLE_TIME),
  (units) => theMore(units, "come", ["più", "meno"]),
  youAll,
  banks,
  forbid,
  (units) => becomeSo(units, { make: "fare", itself: "si", become: "diventare" }),
  become,
  feel,
  verbPhrases,
  withOwnSubject,
  pastClauses,
  compounds,
  governed,
  letDo,
  telling,
  more,
  quantities,
  prepositions,
  relatives,
  smallWords,
  settings,
  (units) => joinObjects(units, { approfittare: "di", assomigliare: "a" }),
  (units) => hangOnWall(units, HANGING),
  (units) => renameNouns(units, NOUNS),
  verbSenses,
  tooMuch,
  (units) => nameAll(units, "il"),
  possessives,
  ofItself,
  auxiliaries,
  goOn,
  joinPlaces,
  (units) => somethingOf(units, { things: THINGS, of: "di" }),
  (units) => adverbsAfterVerb(units, ADVERBS),
  betweenParts,
  alsoWho,
  agreeInNumber,
  agreeInOne,
  agree,
  hasBeen,
  askInOrder,
  shorten,
);
