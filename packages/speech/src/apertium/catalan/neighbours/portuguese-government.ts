import { inSteps, isA, lemmaOf, skipAdverbs, type Unit, withLemma, word } from "../../units.ts";
import { atTimeOfDay, type TimesOfDay } from "./at-time-of-day.ts";
import { type Governing, governAs } from "./government.ts";

const DAYS = new Set("dia noite semana mês ano manhã tarde hora".split(" "));
const TIMELY = new Set("desejar esquecer lembrar adorar celebrar festejar".split(" "));

/** "Vá a casa", "obrigado por", "hesitar em", "festejar o aniversário". */
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
    if (
      lemmaOf(unit) === "a" &&
      isA(unit, "pr") &&
      ["vacilar", "hesitar"].includes(lemmaOf(before))
    )
      return [withLemma(unit, "em")];
    if (lemmaOf(unit) === "em" && lemmaOf(next) === "cada") return [];
    if (
      lemmaOf(unit) === "a" &&
      isA(unit, "pr") &&
      isA(next, "pos") &&
      lemmaOf(units[at + 2]) === "lugar"
    )
      return [withLemma(unit, "em")];
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

/** Joins what follows a word as Portuguese does. */
export const governPortuguese = inSteps(governAs(GOVERNING), atTimeOfDay(TIMES_OF_DAY), govern);
