import { type Adverbs, adverbsAfterVerb } from "../adverbs.ts";
import { agreeInNumber } from "../agree-in-number.ts";
import { agree } from "../agreement.ts";
import { becomeSo } from "../becoming.ts";
import { type Hanging, hangOnWall } from "../hanging.ts";
import { joinObjects } from "../join-objects.ts";
import { type Noun, renameNouns } from "../rename-nouns.ts";
import { renameVerbs } from "../rename-verbs.ts";
import { somethingOf } from "../something.ts";
import { type Reflexive, stopItself } from "../stopping.ts";
import { theMore } from "../the-more.ts";
import { inSteps, isA, type Unit } from "../units.ts";
import { allDay } from "./all-day.ts";
import { stuck } from "./stuck.ts";
import { withoutSameSubject } from "./same-subject.ts";
import { suppose } from "./conditions.ts";
import { nameIl, sayWeather } from "./impersonal.ts";
import { inSubjunctive } from "./subjunctive.ts";
import { VERB_SENSES } from "./verb-senses.ts";
import { agreeWithVous } from "./vous.ts";
import { forbid } from "./forbidding.ts";
import { lowerPronouns, nameSubjects } from "./named-subjects.ts";
import { mostDo } from "./most-of-them.ts";
import { notEven } from "./not-even.ts";
import { anybody, becomeWhat, partitives, someOne, wholeHalf } from "./partitive.ts";
import { propose } from "./proposing.ts";
import { agreeWithObject } from "./agree-with-object.ts";
import { agreeWithSubject, askAlone, agreeWhich } from "./agree-with-subject.ts";
import { whatDoes } from "./what-does.ts";
import { whatOneDoes } from "./what-one-does.ts";
import { whatTheyDo } from "./what-they-do.ts";
import { askTo } from "./asking-to.ts";
import { wakeOneself } from "./waking.ts";
import { doThings } from "./doing-things.ts";
import { joinToVerb } from "./verb-prepositions.ts";
import { beginByDoing, mistaken } from "./mistaken.ts";
import { nameFirst } from "./opening-subject.ts";
import { sayWhere } from "./whereabouts.ts";
import { nameLater } from "./later-subject.ts";
import { putSubjectFirst } from "./inverted-subject.ts";
import { callAttention } from "./attention.ts";
import { thatIs, theseAre } from "./that-is.ts";
import { likeAllOfIt, likeThings } from "./liking.ts";
import { describePeople } from "./people.ts";
import { badly, hardly } from "./hardly.ts";
import { whatItIs } from "./pseudo-clefts.ts";
import { repeatPreposition } from "./coordination.ts";
import { forgetThings } from "./forgetting.ts";
import { thatDoes } from "./that-does.ts";
import { sayHowMuch } from "./amounts.ts";
import { rates } from "./rates.ts";
import { noneDoes } from "./none-does.ts";
import { nameAnother } from "./another-subject.ts";
import { mostOfAll, whenOneDoes, whoDoes, whoDoesWhat } from "./relatives.ts";

/** Adverbs, other than those in -ment, that French puts behind the verb. */
const LATE = new Set(
  "toujours jamais souvent déjà encore aussi parfois presque enfin même surtout".split(" "),
);

const NOUNS: Readonly<Record<string, Noun>> = {
  avoir: ["dépôt", "m"],
  cartable: ["dossier", "m"],
  échelle: ["escalier", "m", "pl"],
  gel: ["glace", "f"],
  paroi: ["mur", "m"],
  vêtement: ["robe", "f", "sg"],
};

const ADVERBS: Adverbs = {
  isLate: (adverb) => LATE.has(adverb) || adverb.endsWith("ment"),
  never: "jamais",
  not: "ne",
  yet: ["encore", "presque"],
  early: ["encore", "déjà"],
};

const STOPS: Reflexive = { verbs: ["arrêter", "user"], itself: "se", have: "avoir", be: "être" };

const HANGING: Hanging = {
  hangs: "pendre",
  hang: "accrocher",
  into: "dans",
  on: "à",
  walls: ["mur", "paroi"],
};

const THINGS = new Set(["rien", "quelque chose", "quelqu'un", "autre chose"]);

/** Says "avec Tom" for "avec le Tom". */
const callByName = (units: readonly Unit[]): Unit[] =>
  units.filter(
    (unit, at) =>
      !(isA(unit, "def") && isA(unit, "det") && /<np><ant>/u.test(units[at + 1]?.word ?? "")),
  );

/** Arranges the words of a French sentence: adverbs behind the verb, articles, and adjectives like their nouns. */
export const arrangeFrench = inSteps(
  callByName,
  hardly,
  badly,
  callAttention,
  askAlone,
  agreeWhich,
  agreeWithVous,
  inSubjunctive,
  suppose,
  notEven,
  allDay,
  nameIl,
  forbid,
  propose,
  (units) => theMore(units, "comme", ["plus", "moins"]),
  (units) => becomeSo(units, { make: "faire", itself: "se", become: "devenir" }),
  (units) => joinObjects(units, { profiter: "de", ressembler: "à", téléphoner: "à" }),
  (units) => hangOnWall(units, HANGING),
  (units) => renameNouns(units, NOUNS),
  (units) => renameVerbs(units, VERB_SENSES),
  (units) => adverbsAfterVerb(units, ADVERBS),
  mistaken,
  beginByDoing,
  mostOfAll,
  whoDoes,
  whoDoesWhat,
  whatTheyDo,
  whatOneDoes,
  whatDoes,
  (units) => stopItself(units, STOPS),
  wakeOneself,
  lowerPronouns,
  nameSubjects,
  whenOneDoes,
  nameFirst,
  nameLater,
  putSubjectFirst,
  nameAnother,
  whatItIs,
  forgetThings,
  likeThings,
  sayWeather,
  thatDoes,
  theseAre,
  thatIs,
  noneDoes,
  askTo,
  joinToVerb,
  repeatPreposition,
  doThings,
  sayWhere,
  (units) => somethingOf(units, { things: THINGS, of: "de" }),
  stuck,
  sayHowMuch,
  rates,
  someOne,
  anybody,
  becomeWhat,
  partitives,
  wholeHalf,
  likeAllOfIt,
  withoutSameSubject,
  agreeInNumber,
  mostDo,
  agreeWithObject,
  agreeWithSubject,
  agree,
  describePeople,
);
