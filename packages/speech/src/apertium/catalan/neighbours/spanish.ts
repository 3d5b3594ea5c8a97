import { caseLike } from "../../../capitals.ts";
import { agreeInNumber } from "../../agree-in-number.ts";
import { agree } from "../../agreement.ts";
import { askNotTo } from "../../asking-not-to.ts";
import { inPreterite } from "../../spanish/preterite.ts";
import { inSteps, isA, lemmaOf, type Unit, withLemma, word } from "../../units.ts";
import { becomeItself, IN_SPANISH } from "./becoming.ts";
import { hopeWhen } from "./hoping.ts";
import { lack } from "./lacking.ts";
import { leave } from "./leaving.ts";
import { should } from "./obliging.ts";
import { beThere, stayIn } from "./places.ts";
import { remember } from "./remembering.ts";
import { wordSpanish } from "./spanish-words.ts";
import { IN_SPANISH as POLITE_SPANISH } from "./polite.ts";
import { tellOne } from "./telling-one.ts";
import { tellTo } from "./telling-to.ts";

const WHEN = new Set([
  "cuando",
  "en cuanto",
  "luego que",
  "así que",
  "mientras",
  "hasta que",
  "siempre que",
]);

/** "Al cabo de tres meses", not "al jefe". */
const atTheEnd = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const [before, of, next] = [units[at - 1], units[at + 1], units[at + 2]];
    return lemmaOf(unit) === "jefe" &&
      isA(before, "det") &&
      lemmaOf(units[at - 2]) === "a" &&
      lemmaOf(of) === "de" &&
      isA(next, "num", "ind", "det") &&
      units.slice(at + 2, at + 5).some((each) => TIMES.has(lemmaOf(each)))
      ? withLemma(unit, "cabo")
      : unit;
  });
const TIMES = new Set(
  "segundo minuto hora día noche semana mes año siglo rato tiempo momento".split(" "),
);

/** "A las diez de la noche": an hour is at night, hardly at nightfall. */
const atNight = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isNight = (each: number): boolean =>
      ["anochecer", "atardecer"].includes(lemmaOf(units[each])) &&
      isA(units[each], "n") &&
      isA(units[each - 1], "def") &&
      lemmaOf(units[each - 2]) === "de" &&
      (isA(units[each - 3], "num", "adj") || /^a las? /u.test(lemmaOf(units[each - 3])));
    if (isNight(at)) return { ...unit, word: "noche<n><f><sg>" };
    return isNight(at + 1) ? { ...unit, word: unit.word.replace("<m>", "<f>") } : unit;
  });

/** Terms that the pair takes for others: "la veritat és que", "has vist això". */
const plainly = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    if (lemmaOf(unit) === "bien es verdad que")
      return [
        {
          ...unit,
          word: caseLike(unit.word, "la verdad es que<cnjadv>"),
        },
      ];
    return lemmaOf(unit) === "visto lo cual" && isA(units[at - 1], "vbhaver")
      ? [{ ...unit, word: "ver<vblex><pp><m><sg>" }, word("eso<prn><tn><nt>")]
      : [unit];
  });

/** "Eso depende": French "ça" points to what was said. */
const that = (units: readonly Unit[]): Unit[] =>
  units.map((unit) =>
    lemmaOf(unit) === "esto" && isA(unit, "nt")
      ? withLemma(unit, caseLike(unit.word, "eso"))
      : unit,
  );

/** Says in Spanish what the pair from Catalan leaves in Catalan ways. */
export const arrangeInSpanish = inSteps(
  askNotTo,
  inPreterite,
  becomeItself(IN_SPANISH),
  hopeWhen(WHEN, "<prs>"),
  should("tener", "deber"),
  tellTo,
  plainly,
  atTheEnd,
  atNight,
  that,
  lack(new Set(["faltar", "quedar"])),
  beThere,
  stayIn,
  leave,
  remember("acordar"),
  wordSpanish,
  tellOne(POLITE_SPANISH),
  agreeInNumber,
  agree,
);
