import { inSteps } from "../../units.ts";
import { moveAll } from "./all-of-us.ts";
import { askWhatItIs } from "./asking.ts";
import { makeItself } from "../becoming.ts";
import { orderEnclitics } from "../enclitics.ts";
import { nameFirstPerson } from "../first-person.ts";
import { strengthen } from "../strong-pronouns.ts";
import { imagine } from "../unreal.ts";
import { haveTo } from "./having-to.ts";
import { hopeThat } from "./hoping.ts";
import { sayInIdioms } from "./idioms.ts";
import { tryInVain } from "./in-vain.ts";
import { missPeople } from "./missing.ts";
import { makeOf } from "./nouns-of-nouns.ts";
import { goTo, leanOnInfinitives, neverAgain, noMore, orderManner, orderNothing } from "./order.ts";
import { ownInfinitives } from "./own-infinitives.ts";
import { haveDone } from "./perfect.ts";
import { govern } from "./prepositions.ts";
import { asIf, wishInPast } from "./sequence.ts";
import { someThings } from "./some-things.ts";
import { haveTrouble } from "./trouble.ts";
import { markWho } from "./who.ts";

/** Says in Catalan words what the pair from French leaves in French ways, before the words get their endings. */
export const arrangeFromFrench = inSteps(
  markWho,
  orderNothing,
  orderManner,
  neverAgain,
  leanOnInfinitives,
  haveDone,
  noMore,
  makeItself,
  orderEnclitics,
  imagine,
  strengthen,
  tryInVain,
  haveTrouble,
  haveTo,
  wishInPast,
  asIf,
  hopeThat,
  missPeople,
  moveAll,
  sayInIdioms,
  askWhatItIs,
  govern,
  goTo,
  makeOf,
  nameFirstPerson,
  ownInfinitives,
  someThings,
);
