import { agreeInNumber } from "../agree-in-number.ts";
import { agree } from "../agreement.ts";
import { allTheTime } from "../all-the-time.ts";
import { nameAll } from "../general-subject.ts";
import { havingDone } from "../having-done.ts";
import { type Noun, renameNouns } from "../rename-nouns.ts";
import { leaveOutAgain, leaveOutUsted } from "../spanish/addressing.ts";
import { nameWithArticle } from "../spanish/articles.ts";
import { becomeInSpanish } from "../spanish/becoming.ts";
import { collocate } from "../spanish/collocations.ts";
import { inflect } from "../spanish/inflect.ts";
import { shall } from "../spanish/going-to.ts";
import { govern } from "../spanish/government.ts";
import { hurt } from "../spanish/hurting.ts";
import { ofItself } from "../spanish/of-itself.ts";
import { toOwnBody } from "../spanish/own-body.ts";
import { play } from "../spanish/playing.ts";
import { letDo } from "../spanish/letting.ts";
import { forbid } from "../spanish/pronouns.ts";
import { tellTo } from "../spanish/telling-to.ts";
import { askInOrder } from "../spanish/questions.ts";
import { sizeThings } from "../spanish/sizes.ts";
import { sayWhoDoes } from "../spanish/subjects-of-infinitives.ts";
import { timeAndWeather } from "../spanish/time-and-weather.ts";
import { toPeople } from "../spanish/to-people.ts";
import { toWhom } from "../spanish/to-whom.ts";
import { agreeWhileDone, agreeWithHer } from "../spanish/agree-with-her.ts";
import { sayPassive } from "../spanish/passive.ts";
import { wishFor } from "../spanish/wishing.ts";
import { doToYou } from "../spanish/you-as-object.ts";
import { takePlace } from "../spanish/events.ts";
import { likeAll } from "../spanish/liking.ts";
import { byTrade } from "../spanish/trades.ts";
import { wonder } from "../spanish/wondering.ts";
import { reword } from "../spanish/wording.ts";
import { inSteps, isA, isClitic, isFinite, lemmaOf, type Unit, word } from "../units.ts";
import { askBehind } from "./asking-behind.ts";
import { doing, wasDoing } from "./doing.ts";
import { maybeIs } from "./maybe.ts";

/** Catalan nouns that its pairs take for other words: "vol" is "wants", too. */
const NOUNS: Readonly<Record<string, Noun>> = { vol: ["avió", "m"] };

/** Says "estan volant" for "volen", which is "they want" as well. */
const flying = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit) =>
    /^volar<vblex><pri><p3><pl>$/iu.test(unit.word)
      ? [{ ...unit, word: "estar<vblex><pri><p3><pl>" }, word("volar<vblex><ger>")]
      : [unit],
  );

/** Says "l'altre" for "el un altre". */
const other = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    isA(units[at - 1], "def", "dem", "pos") && unit.word.startsWith("un altre<det><ind>")
      ? { ...unit, word: unit.word.replace("un altre<det>", "altre<adj>") }
      : unit,
  );

/** Says "abans que arribin", "segur que plourà" for "de que": no preposition stands before this "that". */
const thatAlone = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const isBefore = units[at + 1]?.word.startsWith("que<cnjsub>");
    if (!isBefore || !/(?:^| )de<pr>/iu.test(unit.word)) return [unit];
    const [, place] = /^(.*) de<pr>/iu.exec(unit.word) ?? [];
    return place ? [{ ...unit, word: `${place}<adv>` }] : [];
  });

/** Writes a pronoun with its verb: "haberle dicho", "restituir-ho". */
const joinEnclitics = (units: readonly Unit[]): Unit[] => {
  const joined: Unit[] = [];
  for (const unit of units) {
    const verb = joined.at(-1);
    if (verb && /^[^<+]+<prn><enc>/u.test(unit.word) && isA(verb, "inf", "ger", "imp")) {
      joined.splice(-1, 1, { ...verb, word: `${verb.word}+${unit.word}` });
    } else joined.push(unit);
  }
  return joined;
};

/** Arranges the words of Portuguese sentences in Catalan. */
export const arrangeCatalan = inSteps(
  joinEnclitics,
  thatAlone,
  maybeIs,
  doing,
  wasDoing,
  other,
  (units) => havingDone(units, { hold: "tenir", have: "haver<vaux>" }),
  flying,
  (units) => renameNouns(units, NOUNS),
);

/** "Muchos de ustedes preguntaron": the pair takes those who are only some for the subject. */
const ofYou = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    let before = at - 1;
    while (isClitic(units[before])) before -= 1;
    const many = lemmaOf(units[before]) === "vosotros" && lemmaOf(units[before - 1]) === "de";
    return many && isFinite(unit)
      ? { ...unit, word: unit.word.replace("<p2><pl>", "<p3><pl>") }
      : unit;
  });

const TIMES = new Set(
  "noche día mañana tarde semana mes año verano invierno vida tiempo".split(" "),
);
const WHOLE_TIME = { whole: "todo", all: "todo<predet>", times: TIMES };

/** Arranges the words of Portuguese sentences in Spanish. */
export const arrangeSpanish = inSteps(
  doing,
  (units) => allTheTime(units, WHOLE_TIME),
  (units) => havingDone(units, { hold: "tener", have: "haber<vbhaver>" }),
  (units) => nameAll(units, "el"),
  agree,
  ofYou,
  sayPassive,
  nameWithArticle,
  sayWhoDoes,
  reword,
  collocate,
  sizeThings,
  likeAll,
  takePlace,
  timeAndWeather,
  shall,
  byTrade,
  becomeInSpanish,
  play,
  govern,
  toWhom,
  hurt,
  toOwnBody,
  ofItself,
  askBehind,
  joinEnclitics,
  forbid,
  tellTo,
  letDo,
  wishFor,
  doToYou,
  agreeInNumber,
  agreeWithHer,
  agreeWhileDone,
  toPeople,
  wonder,
  askInOrder,
  leaveOutUsted,
  leaveOutAgain,
  inflect,
);
