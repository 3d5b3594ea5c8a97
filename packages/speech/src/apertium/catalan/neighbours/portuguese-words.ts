import { caseLike } from "../../../capitals.ts";
import {
  inSteps,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  withLemma,
  word,
  type Unit,
} from "../../units.ts";
import { atTimeOfDay, type TimesOfDay } from "./at-time-of-day.ts";
import { type Governing, governAs } from "./government.ts";
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

/** "Sempre em frente", "por cento", "hesitar em", "ir embora". */
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
    if (
      lemmaOf(unit) === "a" &&
      isA(unit, "pr") &&
      ["vacilar", "hesitar"].includes(lemmaOf(before))
    )
      return [withLemma(unit, "em")];
    const goes = /^(ir<[^+]*)\+(?:[mts]e|nos)<prn><enc>[^+]*$/iu.exec(unit.word)?.[1];
    if (goes && !isA(next, "inf", "pr")) return [{ ...unit, word: goes }, word("embora<adv>")];
    return [unit];
  });

const DAYS = new Set("dia noite semana mês ano manhã tarde hora".split(" "));
const TIMELY = new Set("desejar esquecer lembrar adorar celebrar festejar".split(" "));

/** "Vá a casa", "obrigado por", "festejar o aniversário", "desligar", "criança". */
const govern = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    if (
      lemmaOf(unit) === "ir" &&
      isA(unit, "inf") &&
      lemmaOf(before) === "ir" &&
      isA(before, "imp")
    )
      return [];
    const verb = units[skipAdverbs(units, at - 1, -1)];
    if (
      lemmaOf(unit) === "em" &&
      TIMELY.has(lemmaOf(verb)) &&
      isA(next, "det") &&
      isA(units[at + 2], "n", "adj")
    )
      return [];
    if (lemmaOf(unit) === "em" && lemmaOf(verb) === "passar" && DAYS.has(lemmaOf(units[at + 2])))
      return [];
    if (
      ["de", "para"].includes(lemmaOf(unit)) &&
      lemmaOf(before) === "obrigado" &&
      isA(next, "inf", "vbhaver", "det")
    )
      return [withLemma(unit, "por")];
    if (lemmaOf(unit) === "em" && lemmaOf(next) === "cada") return [];
    if (
      lemmaOf(unit) === "a" &&
      isA(unit, "pr") &&
      isA(next, "pos") &&
      lemmaOf(units[at + 2]) === "lugar"
    )
      return [withLemma(unit, "em")];
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

const GOVERNING: Governing = {
  direct: new Set(
    "decidir prometer permitir evitar tentar propor escolher aceitar sugerir aconselhar".split(" "),
  ),
  little: "um pouco",
  look: "olhar",
  by: new Set(["começar", "acabar", "terminar"]),
  nobody: "ninguém",
  no: "não",
  watched: new Set("vídeo filme tv televisão série partido jogo programa documentário".split(" ")),
  one: "um",
  half: "meio",
};

const TIMES_OF_DAY: TimesOfDay = {
  early: new Set(["cedo", "tarde"]),
  times: new Set(["manhã", "noite", "tarde"]),
  spent: new Set("passar esperar perder celebrar odiar preferir amar querer".split(" ")),
  behind: (article, time) =>
    lemmaOf(time) === "manhã" ? [word("de<pr>")] : [word("a<pr>"), article],
};

/** Says in Portuguese words what Catalan says in others. */
export const wordPortuguese = inSteps(
  wordVerbs,
  noLonger,
  that,
  everyday,
  governAs(GOVERNING),
  atTimeOfDay(TIMES_OF_DAY),
  govern,
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
