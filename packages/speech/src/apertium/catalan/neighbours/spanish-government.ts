import { caseLike } from "../../../capitals.ts";
import { inSteps, isA, lemmaOf, skipClitics, type Unit, withLemma, word } from "../../units.ts";
import { atTimeOfDay, type TimesOfDay } from "./at-time-of-day.ts";
import { type Governing, governAs } from "./government.ts";

const FEELINGS = new Set(
  "impresión sensación miedo certeza esperanza prueba convencimiento temor suerte".split(" "),
);

/** "La impresión de que", "nada que esconder". */
const join = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const before = units[at - 1];
    if (
      isA(unit, "cnjsub") &&
      lemmaOf(unit) === "que" &&
      FEELINGS.has(lemmaOf(before)) &&
      !/^ser$/u.test(lemmaOf(units[at - 3]))
    )
      return [word("de<pr>"), unit];
    const hasNothing =
      ["nada", "algo", "mucho", "poco"].includes(lemmaOf(before)) &&
      units.slice(Math.max(0, at - 4), at).some((each) => lemmaOf(each) === "tener");
    return lemmaOf(unit) === "a" && isA(unit, "pr") && hasNothing && isA(units[at + 1], "inf")
      ? [{ ...unit, word: "que<rel><an><mf><sp>" }]
      : [unit];
  });

/** "Tardar en", "para ti", "lo importante es". */
const govern = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    if (lemmaOf(unit) === "a" && isA(next, "inf") && lemmaOf(before) === "tardar")
      return [withLemma(unit, "en")];
    if (isA(before, "pr") && isA(unit, "tn") && lemmaOf(unit) === "tú")
      return [{ ...unit, word: "ti<prn><tn><p2><mf><sg>" }];
    const isNamed =
      lemmaOf(unit) === "decir" &&
      isA(unit, "p3") &&
      isA(before, "ref") &&
      (isA(next, "np") || next?.word.startsWith("*"));
    if (isNamed) return [withLemma(unit, caseLike(unit.word, "llamar"))];
    const isMore = lemmaOf(unit) === "ya" && isA(before, "prs") && isRefused(units, at - 1);
    if (isMore) return [{ ...unit, word: "más<adv>" }];
    if (
      lemmaOf(before) === "afectar" &&
      isA(before, "vblex") &&
      isA(unit, "det", "predet", "np", "tn")
    )
      return [word("a<pr>"), unit];
    const isThing =
      lemmaOf(unit) === "el" &&
      isA(unit, "def") &&
      isA(unit, "m") &&
      isA(unit, "sg") &&
      BEING.has(lemmaOf(next)) &&
      lemmaOf(units[at + 2]) === "ser";
    if (isThing) return [{ ...unit, word: caseLike(unit.word, "lo<detnt>") }];
    return [unit];
  });
/** Whether "no" stands before a verb and its pronouns. */
const isRefused = (units: readonly Unit[], verb: number): boolean =>
  lemmaOf(units[skipClitics(units, verb - 1, -1)]) === "no";

const BEING = new Set(
  "importante esencial principal mejor peor difícil fácil bueno malo".split(" "),
);

const GOVERNING: Governing = {
  direct: new Set(
    "aconsejar prometer permitir decidir evitar intentar proponer sugerir prohibir impedir".split(
      " ",
    ),
  ),
  by: new Set(["acabar", "empezar", "terminar"]),
  nobody: "nadie",
  no: "no",
  little: "un poco",
  look: "mirar",
  watched: new Set(
    "vídeo video película tele televisión serie partido programa documental".split(" "),
  ),
  one: "uno",
  half: "medio",
};

const TIMES_OF_DAY: TimesOfDay = {
  early: new Set(["temprano", "tarde"]),
  times: new Set(["mañana", "noche", "tarde"]),
  spent: new Set("pasar esperar perder celebrar odiar gustar preferir amar querer ser".split(" ")),
  behind: (article) => [word("por<pr>"), article],
};

/** Joins what follows a word as Spanish does. */
export const governSpanish = inSteps(join, governAs(GOVERNING), atTimeOfDay(TIMES_OF_DAY), govern);
