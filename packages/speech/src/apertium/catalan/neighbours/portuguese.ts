import { agreeInNumber } from "../../agree-in-number.ts";
import { agree } from "../../agreement.ts";
import { inSimplePast } from "../../simple-past.ts";
import { speakToVoces } from "../../portuguese/voces.ts";
import { inSteps } from "../../units.ts";
import { becomeItself, IN_PORTUGUESE } from "./becoming.ts";
import { hopeWhen } from "./hoping.ts";
import { lack } from "./lacking.ts";
import { should } from "./obliging.ts";
import { beThere } from "./places.ts";
import { remember } from "./remembering.ts";
import { leanBehindSubject, placePronouns } from "./portuguese-pronouns.ts";
import { IN_PORTUGUESE as POLITE_PORTUGUESE } from "./polite.ts";
import { tellOne } from "./telling-one.ts";
import { inflectPortuguese } from "./portuguese-endings.ts";
import { asSoonAs, wordPortuguese } from "./portuguese-words.ts";

const WHEN = new Set(["quando", "assim que", "enquanto", "até que", "sempre que"]);

/** Says in Portuguese what the pair from Catalan leaves in Catalan ways. */
export const arrangeInPortuguese = inSteps(
  inSimplePast,
  asSoonAs,
  becomeItself(IN_PORTUGUESE),
  hopeWhen(WHEN, "<fts>"),
  should("ter", "dever"),
  tellOne(POLITE_PORTUGUESE),
  wordPortuguese,
  remember("lembrar"),
  placePronouns,
  lack(new Set(["faltar", "ficar", "restar"])),
  beThere,
  speakToVoces,
  leanBehindSubject,
  agreeInNumber,
  agree,
  inflectPortuguese,
);
