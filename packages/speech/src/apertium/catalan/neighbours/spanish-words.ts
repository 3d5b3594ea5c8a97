import { caseLike } from "../../../capitals.ts";
import {
  inSteps,
  inside,
  isA,
  isFinite,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Unit,
  withLemma,
  word,
} from "../../units.ts";
import { atTimeOfDay, type TimesOfDay } from "./at-time-of-day.ts";
import { type Governing, governAs } from "./government.ts";
import { shouldHave } from "./should-have.ts";

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

const TO_PERSON = new Set(
  "ver conocer ayudar querer amar encontrar escuchar oír llamar esperar buscar invitar necesitar molestar herir matar odiar".split(
    " ",
  ),
);
const HUMANS = new Set(
  "mujer hombre chica chico persona niño niña amigo amiga médico profesor señor señora vecino colega madre padre hermano hermana hijo hija".split(
    " ",
  ),
);
const PEOPLE = new Set(["nadie", "alguien"]);

/** "No he visto a nadie", "necesito a vosotros". */
const toSomebody = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const verb = units[skipAdverbs(units, at - 1, -1)];
    const noun = units[isA(units[at + 1], "adj") ? at + 2 : at + 1];
    const isPerson = isA(unit, "det") && HUMANS.has(lemmaOf(noun)) && !isA(units[at - 1], "pr");
    if (isPerson && TO_PERSON.has(lemmaOf(verb)) && isA(verb, "vblex"))
      return [word("a<pr>"), unit];
    const isSomebody =
      PEOPLE.has(lemmaOf(unit)) ||
      (isA(unit, "tn") && isA(unit, "p1", "p2") && lemmaOf(verb) === "necesitar");
    return isSomebody &&
      TO_PERSON.has(lemmaOf(verb)) &&
      isA(verb, "vblex") &&
      !isFinite(units[at + 1])
      ? [word("a<pr>"), unit]
      : [unit];
  });

/** "Tomáis la primera calle": Spanish leaves "vosotros" out. */
const withoutVosotros = (units: readonly Unit[]): Unit[] => {
  const said: Unit[] = [];
  let dropped: Unit | undefined;
  for (const [at, unit] of units.entries()) {
    const next = lemmaOf(units[at + 1]) === "no" ? at + 2 : at + 1;
    const verb = units[skipClitics(units, next)];
    if (
      isA(unit, "tn") &&
      lemmaOf(unit) === "vosotros" &&
      !isA(units[at - 1], "pr") &&
      isFinite(verb) &&
      verb?.word.includes("<p2><pl>")
    ) {
      dropped = unit;
      continue;
    }
    said.push(
      dropped ? { word: caseLike(dropped.word, inside(unit.word)), blank: dropped.blank } : unit,
    );
    dropped = undefined;
  }
  return said;
};

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

/** "Quería hablaros": Spanish says "yo" where it is not plain who. */
const withoutYo = (units: readonly Unit[]): Unit[] => {
  const said: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const isYo =
      lemmaOf(unit) === "yo" &&
      isA(unit, "tn") &&
      isFinite(units[skipClitics(units, lemmaOf(units[at + 1]) === "no" ? at + 2 : at + 1)]);
    const isPlain = units.some(
      (each, i) => i !== at && SURELY_ME.test(each.word) && !isA(each, "pii", "cni", "pis"),
    );
    if (isYo && isPlain) continue;
    said.push(unit);
  }
  return said;
};
const SURELY_ME = /<p1>(?:<mf>)?<sg>/u;

/** "Las llaves", "rápido". */
const everyday = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const isKey =
      lemmaOf(unit) === "clave" && isA(unit, "n") && (isA(unit, "pl") || isA(before, "pos"));
    if (isKey) return [withLemma(unit, caseLike(unit.word, "llave"))];
    if (lemmaOf(unit) === "rápidamente")
      return [{ ...unit, word: caseLike(unit.word, "rápido<adj><m><sg>") }];
    const isSun =
      lemmaOf(unit) === "solo" &&
      lemmaOf(before) === "hacer" &&
      !before?.word.includes("#") &&
      !isA(next, "n", "det", "num");
    if (isSun) return [{ ...unit, word: "sol<n><m><sg>" }];
    const isChild =
      lemmaOf(unit) === "niño" && isA(before, "adj", "num") && isA(units[at - 2], "pos");
    if (isChild) return [withLemma(unit, caseLike(unit.word, "hijo"))];
    if (lemmaOf(unit) === "allá") return [withLemma(unit, caseLike(unit.word, "allí"))];
    if (/^ser querido$/iu.test(lemmaOf(unit)) && !isA(before, "det", "adj"))
      return [
        { ...unit, word: caseLike(unit.word, "ser<vbser><inf>") },
        word("amar<vblex><pp><m><sg>"),
      ];
    if (lemmaOf(unit) === "derecho" && lemmaOf(before) === "todo" && isA(before, "predet"))
      return [withLemma(unit, "recto")];
    if (["pasear", "descansar"].includes(lemmaOf(unit)) && isA(unit, "vblex"))
      return [{ ...unit, word: unit.word.replace(/\+(?:[mts]e|nos|os)<prn><enc>[^+]*/iu, "") }];
    return [unit];
  });

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

/** Says in Spanish words what Catalan says in others. */
export const wordSpanish = inSteps(
  join,
  toSomebody,
  withoutVosotros,
  withoutYo,
  governAs(GOVERNING),
  atTimeOfDay(TIMES_OF_DAY),
  govern,
  shouldHave({
    must: "tener",
    should: "deber",
    having: (enclitics) => [word(["haber<vbhaver><inf>", ...enclitics].join("+"))],
  }),
  everyday,
);
