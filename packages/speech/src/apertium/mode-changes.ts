import type { KnownWords } from "../translation/edge.ts";
import { askNotTo } from "./asking-not-to.ts";
import { havePassed } from "./catalan/have-passed.ts";
import { arrangeFromFrench } from "./catalan/from-french/arrange.ts";
import { keepWho } from "./catalan/from-french/who.ts";
import { continueFirstPerson, nameFirstPerson } from "./catalan/first-person.ts";
import { arrangeInPortuguese } from "./catalan/neighbours/portuguese.ts";
import { arrangeInSpanish } from "./catalan/neighbours/spanish.ts";
import { IN_ITALIAN } from "./catalan/neighbours/polite.ts";
import { tellOne } from "./catalan/neighbours/telling-one.ts";
import { askWithVos } from "./catalan/with-vos.ts";
import { sayYouAgain } from "./catalan/you-again.ts";
import { divideClefts } from "./clefts.ts";
import { disambiguate } from "./disambiguation/disambiguate.ts";
import { addNe } from "./disambiguation/french/spoken.ts";
import { someOfThem } from "./disambiguation/french/some-of-them.ts";
import { askNotTell, partToYou } from "./disambiguation/french/to-you.ts";
import { weInFrench } from "./disambiguation/french/we.ts";
import { recogniseWords } from "./disambiguation/missing-words.ts";
import { divideMore } from "./disambiguation/portuguese/more.ts";
import { tooMuch } from "./disambiguation/portuguese/too-much.ts";
import { rulesOf } from "./disambiguation/rules.ts";
import { arrangeFrench } from "./french/arrange.ts";
import { readThing } from "./french/thing-that.ts";
import { arrangeItalian } from "./italian/arrange.ts";
import { arrangeCatalan, arrangeSpanish } from "./portuguese/arrange.ts";
import { becomeInCatalan } from "./portuguese/becoming.ts";
import { keepKnown } from "./keep-known.ts";
import { rightReadings } from "./readings/right-readings.ts";
import { inSense } from "./senses/in-sense.ts";
import { SENSES } from "./senses/senses.ts";
import { inSimplePast } from "./simple-past.ts";
import { arrangeFromItalian } from "./spanish/from-italian.ts";
import { inSteps, type Step, type Unit } from "./units.ts";

/** Modes whose words are arranged before they get their endings. */
const ARRANGE: Readonly<Record<string, Step>> = {
  "cat-fra": arrangeFrench,
  "cat-ita": inSteps(tellOne(IN_ITALIAN), arrangeItalian),
  "cat-por_BR": arrangeInPortuguese,
  "cat-spa": arrangeInSpanish,
  "es-pt": inSimplePast,
  "fra-cat": arrangeFromFrench,
  "ita-cat": inSteps(askNotTo, havePassed, nameFirstPerson),
  "ita-spa": inSteps(askNotTo, arrangeFromItalian),
  "por-cat": arrangeCatalan,
  "pt-es": arrangeSpanish,
  "spa-cat": inSteps(continueFirstPerson, nameFirstPerson),
};

/** Modes whose words are changed before one of their readings is chosen. */
const SPOKEN: Readonly<Record<string, Step>> = {
  "fra-cat": inSteps(addNe, partToYou, someOfThem, askNotTell),
  "por-cat": inSteps(divideMore, tooMuch),
  "pt-es": inSteps(divideMore, tooMuch),
};

/** Modes whose words are changed once their readings are known. */
const READ: Readonly<Record<string, Step>> = {
  "cat-fra": inSteps(divideClefts, readThing, askWithVos, sayYouAgain),
  "cat-ita": divideClefts,
  "fra-cat": weInFrench,
};

/** Modes whose words are changed once they are looked up. */
const FOUND: Readonly<Record<string, Step>> = {
  "fra-cat": keepWho,
  "por-cat": becomeInCatalan,
};

/**
 * What is changed in a mode's words: once the dictionary has said what each may be, once they are looked up, and once
 * they are in the target's order.
 */
interface Changes {
  /** @param known of the pair before */
  readonly analysed: (cohorts: readonly Unit[], known: KnownWords) => readonly Unit[];
  readonly found: Step;
  readonly ordered: Step;
}

/** Returns what is changed in the words of a mode; undefined if nothing is. */
export function changesOf(mode: string): Changes | undefined {
  const [arrange, senses] = [ARRANGE[mode], SENSES[mode]];
  if (!arrange && !senses) return undefined;
  const read = inSteps(rightReadings(mode), FOUND[mode] ?? asTheyAre);
  const rules = rulesOf(mode);
  const asked = READ[mode] ?? asTheyAre;
  const spoken = SPOKEN[mode] ?? asTheyAre;
  return {
    analysed: (cohorts, known = []) =>
      asked(disambiguate(spoken(keepKnown(recogniseWords(cohorts, mode), known)), rules)),
    found: senses ? inSteps(read, (units) => inSense(units, senses)) : read,
    ordered: arrange ?? asTheyAre,
  };
}

const asTheyAre: Step = (units) => units;
