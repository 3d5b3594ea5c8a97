import { caseLike } from "../../../capitals.ts";
import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  withLemma,
  word,
  type Unit,
} from "../../units.ts";
import { governPortuguese } from "./portuguese-government.ts";
import { wordVerbs } from "./portuguese-verbs.ts";
import { shouldHave } from "./should-have.ts";

/** "Assim que eu souber": the pair does not know "tan bon punt". */
export const asSoonAs = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const begins = (each: number): boolean =>
      lemmaOf(units[each]) === "tan" &&
      lemmaOf(units[each + 1]) === "bom" &&
      lemmaOf(units[each + 2]) === "ponto";
    if (begins(at)) return [{ ...unit, word: caseLike(unit.word, "assim que<cnjadv>") }];
    return begins(at - 1) || begins(at - 2) ? [] : [unit];
  });

/** "Isso depende": Brazil points to what was said, and to what is here, with one word. */
const that = (units: readonly Unit[]): Unit[] =>
  units.map((unit) =>
    lemmaOf(unit) === "isto" && isA(unit, "nt")
      ? withLemma(unit, caseLike(unit.word, "isso"))
      : unit,
  );

/** "Nisso", "de acordo", "desejo-vos um bom dia": what the pair does not join, or takes for another thing. */
const plainly = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const before = units[at - 1];
    if (lemmaOf(unit) === "em" && lemmaOf(units[at + 1]) === "isso")
      return [{ ...unit, word: "nisso<adv>" }];
    if (lemmaOf(unit) === "isso" && lemmaOf(before) === "em") return [];
    if (lemmaOf(unit) === "conforme" && isA(unit, "adv"))
      return [withLemma(unit, caseLike(unit.word, "de acordo"))];
    return lemmaOf(unit) === "em" && lemmaOf(before) === "desejar" && isA(units[at + 1], "ind")
      ? []
      : [unit];
  });

/** "Não fumo mais": what is no longer. */
const noLonger = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "já" || !(isFinite(units[at - 1]) || isA(units[at - 1], "imp")))
      return unit;
    let before = at - 2;
    while (isClitic(units[before])) before -= 1;
    return lemmaOf(units[before]) === "não" ? { ...unit, word: "mais<adv>" } : unit;
  });

/** "Sempre em frente", "por cento", "ir embora", "desligar", "criança". */
const everyday = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const isStraight = (each: number) =>
      lemmaOf(units[each]) === "todo" &&
      lemmaOf(units[each + 1]) === "direito" &&
      isA(units[each + 1], "n") &&
      !isA(units[each - 1], "det");
    if (isStraight(at)) return [{ ...unit, word: "em frente<adv>" }];
    if (isStraight(at - 1)) return [];
    if (
      lemmaOf(unit) === "cem" &&
      (lemmaOf(before) === "por" || (lemmaOf(next) === "e" && isA(units[at + 2], "num")))
    )
      return [{ ...unit, word: "cento<n><m><sg>" }];
    if (lemmaOf(unit) === "vacilar") return [withLemma(unit, caseLike(unit.word, "hesitar"))];
    const goes = /^(ir<[^+]*)\+(?:[mts]e|nos)<prn><enc>[^+]*$/iu.exec(unit.word)?.[1];
    if (goes && !isA(next, "inf", "pr")) return [{ ...unit, word: goes }, word("embora<adv>")];
    if (
      lemmaOf(unit) === "pendurar" &&
      !isA(next, "det", "n", "np", "prn") &&
      !unit.word.includes("+")
    )
      return [withLemma(unit, caseLike(unit.word, "desligar"))];
    if (lemmaOf(unit).startsWith("dantes "))
      return [withLemma(unit, caseLike(unit.word, lemmaOf(unit).slice(1)))];
    if (lemmaOf(unit) === "dantes" && lemmaOf(next) === "que")
      return [withLemma(unit, caseLike(unit.word, "antes"))];
    if (lemmaOf(unit) === "estória") return [withLemma(unit, caseLike(unit.word, "história"))];
    if (lemmaOf(unit) === "menino" && isA(unit, "n") && isA(unit, "m")) {
      const possessed = isA(before, "adj", "num") ? units[at - 2] : before;
      if (isA(possessed, "pos")) return [withLemma(unit, caseLike(unit.word, "filho"))];
      const child = withLemma(unit, caseLike(unit.word, "criança"));
      return [{ ...child, word: child.word.replace("<m>", "<f>") }];
    }
    return [unit];
  });

/** Says in Portuguese words what Catalan says in others. */
export const wordPortuguese = inSteps(
  wordVerbs,
  noLonger,
  that,
  everyday,
  governPortuguese,
  shouldHave({
    must: "ter",
    should: "dever",
    having: (enclitics) => [
      ...enclitics.map((each) => word(each.replace("<enc>", "<pro>"))),
      word("ter<vblex><inf>"),
    ],
  }),
  plainly,
);
