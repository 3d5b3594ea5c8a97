import {
  inSteps,
  isA,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { atEvents, nounFrom } from "./at-events.ts";
import { asHaving } from "./verb-forms.ts";

/** People and their shops, to whom one goes "da". */
const AT_PEOPLE = new Set(
  "avvocato barbiere dentista dottore macellaio meccanico medico nonno nonna oculista parrucchiere psicologo veterinario zio zia".split(
    " ",
  ),
);
const GO = new Set("andare arrivare correre passare portare ritornare tornare venire".split(" "));

/** Says "andare dal dentista" for "andare al dentista", "cadere dalla bicicletta" for "cadere della bicicletta". */
const toAndFrom = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (!isA(unit, "pr") || !isA(units[at + 1], "det", "num")) return unit;
    const verb = units[skipAdverbs(units, at - 1, -1)];
    const goes = GO.has(lemmaOf(verb)) && AT_PEOPLE.has(lemmaOf(nounFrom(units, at + 1)));
    if (lemmaOf(unit) === "a" && goes) return withLemma(unit, "da");
    return lemmaOf(unit) === "di" && FROM.has(lemmaOf(verb)) && isA(verb, "vblex")
      ? withLemma(unit, "da")
      : unit;
  });

const FROM = new Set(
  "allontanare cadere fuggire partire provenire saltare scappare scendere tornare uscire venire".split(
    " ",
  ),
);

const NOTHING = new Set(["nulla", "niente", "qualcosa"]);

const THINGS = new Set(["cosa", "lavoro"]);

/** Says "niente da fare" for "niente per fare", "la prima cosa da fare" for "la prima cosa a fare". */
const toDo = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    isA(units[at + 1], "inf") &&
    ((lemmaOf(unit) === "per" && NOTHING.has(lemmaOf(units[at - 1]))) ||
      (lemmaOf(unit) === "a" && THINGS.has(lemmaOf(units[at - 1]))))
      ? withLemma(unit, "da")
      : unit,
  );

/** What feelings and states are joined by in Italian, by the words that the pair joins otherwise. */
const JOINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arrabbiare: { contro: "con" },
  circondare: { per: "da" },
  contento: { con: "di" },
  felice: { con: "di" },
  innamorare: { con: "di" },
  interessare: { in: "a", per: "a" },
  orgoglioso: { con: "di" },
  pieno: { con: "di" },
  preoccupare: { con: "per" },
  sazio: { con: "di" },
  soddisfare: { con: "di" },
  soddisfatto: { con: "di" },
  stufo: { con: "di" },
  vista: { per: "su" },
};

/** Says "interessato alla storia" for "interessato nella storia". */
const joinStates = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const before = units[at - 1];
    const better =
      isA(unit, "pr") && isA(before, "adj", "pp", "n") ? JOINED[lemmaOf(before)] : undefined;
    const preposition = better?.[lemmaOf(unit)];
    return preposition ? withLemma(unit, preposition) : unit;
  });

/** Says "bravo a disegnare" for "buono a disegnare". */
const goodAt = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "buono" && lemmaOf(units[at + 1]) === "a" && isA(units[at + 2], "inf")
      ? withLemma(unit, "bravo")
      : unit,
  );

const GAMES = new Set(
  "basket calcio carta golf pallacanestro pallavolo rugby scacchi scacco tennis".split(" "),
);

/** Says "giocare a calcio" for "giocare calcio". */
const playGames = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) =>
    GAMES.has(lemmaOf(unit)) && isA(unit, "n") && lemmaOf(units[at - 1]) === "giocare"
      ? [word("a<pr>"), unit]
      : [unit],
  );

/** Says "cambiare lavoro" for "cambiare di lavoro", with "avere". */
const change = (units: readonly Unit[]): Unit[] => {
  const isChange = (at: number): boolean =>
    lemmaOf(units[at]) === "cambiare" && lemmaOf(units[at + 1]) === "di" && isA(units[at + 2], "n");
  return units.flatMap((unit, at) => {
    if (isChange(at - 1)) return [];
    if (isChange(at) && isA(unit, "pp"))
      return [{ ...unit, word: unit.word.replace(/<pp>.*/u, "<pp><m><sg>") }];
    return isA(unit, "vbser") && isFinite(unit) && isChange(skipAdverbs(units, at + 1))
      ? [asHaving(unit)]
      : [unit];
  });
};

const SEEN = new Set(
  "aiutare amare ascoltare aspettare capire chiamare conoscere guardare invitare ringraziare sentire vedere".split(
    " ",
  ),
);

/** Says "ascoltare lei" for "ascoltare a lei", which is whom one listens to. */
const whom = (units: readonly Unit[]): Unit[] =>
  units.filter(
    (unit, at) =>
      !(lemmaOf(unit) === "a" && SEEN.has(lemmaOf(units[at - 1])) && isA(units[at + 1], "tn")),
  );

/** Says "si è sposato con lei" for "si è sposato lei". */
const marry = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const verb = units[at - 1];
    const pronoun = isA(units[at - 2], "vbser") ? units[at - 3] : units[at - 2];
    const isMarrying =
      lemmaOf(verb) === "sposare" && (isA(pronoun, "ref") || verb?.word.includes("<ref>"));
    return isMarrying && isA(unit, "tn", "np", "pos", "ind") ? [word("con<pr>"), unit] : [unit];
  });

/** Joins nouns and what is done to verbs and adjectives as Italian does. */
export const prepositions = inSteps(
  toAndFrom,
  atEvents,
  toDo,
  joinStates,
  goodAt,
  playGames,
  change,
  whom,
  marry,
);
