import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";
import { takesAvere } from "./with-objects.ts";

/** Verbs of moving and becoming, whose past Italian builds with "essere". */
const WITH_ESSERE = new Set(
  "andare venire arrivare partire tornare ritornare uscire entrare cadere nascere morire rimanere restare diventare succedere accadere riuscire sparire scomparire scappare fuggire piacere sembrare bastare svenire apparire avvenire capitare comparire crollare dimagrire emergere esistere esplodere impazzire ingrassare intervenire scivolare scoppiare sopravvivere".split(
    " ",
  ),
);
/** "Ha nevicato": the pair lets the weather agree with a place. */
const WEATHER = new Set(["diluviare", "grandinare", "nevicare", "piovere", "tuonare"]);
const isWeather = (unit: Unit | undefined): boolean =>
  isA(unit, "pp") && WEATHER.has(lemmaOf(unit));

/** What starts "is" started; whoever starts "has". */
const STARTING = new Set(["cominciare", "continuare", "iniziare", "finire"]);

/**
 * Builds the past with the auxiliary that Italian takes: "siamo andati", "abbiamo finito". "Sono andata", which the
 * pair says of any "I", is "sono andato", and "ci siamo alzato" is "ci siamo alzati".
 */
export const auxiliaries = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const after = skipAdverbs(units, at + 1);
    if (
      isA(unit, "vbser") &&
      (startsSomething(units, at, after) || isWeather(units[after]) || takesAvere(units, at, after))
    ) {
      return asAuxiliary(unit, "avere");
    }
    if (isWeather(unit)) return masculine(numbered(unit, "sg"));
    if (isHaving(unit))
      return isWithEssere(units[after]) || isOfItself(units, at)
        ? asAuxiliary(unit, "essere")
        : unit;
    const before = skipAdverbs(units, at - 1, -1);
    const verb = units[before];
    if (!isA(verb, "vbhaver", "vbser") || !isA(unit, "pp")) return unit;
    if (isHaving(verb)) {
      return isWithEssere(unit) || isOfItself(units, before) ? numberLike(unit, verb) : unit;
    }
    if (startsSomething(units, before, at) || takesAvere(units, before, at))
      return masculine(numbered(unit, "sg"));
    // "Dovevano essere andati."
    if (isA(verb, "inf") && isWithEssere(unit) && isFinite(units[before - 1]))
      return numberLike(unit, units[before - 1]);
    if (lemmaOf(verb) !== "essere" || !isA(verb, "p1", "p2")) return unit;
    const done = numberLike(unit, verb);
    return isA(verb, "p1") ? masculine(done) : done;
  });

const isHaving = (unit: Unit | undefined): boolean =>
  isA(unit, "vbhaver") && lemmaOf(unit) === "avere";

/** Whether somebody has done something to himself: "si hanno aspettato", "mi ho lavato". */
function isOfItself(units: readonly Unit[], auxiliary: number): boolean {
  const at = lemmaOf(units[auxiliary - 1]) === "ne" ? auxiliary - 2 : auxiliary - 1;
  const pronoun = units[at];
  if (!isClitic(pronoun)) return false;
  return (
    isA(pronoun, "ref") ||
    PERSONS.some((person) => isAll(units[auxiliary], person) && isAll(pronoun, person))
  );
}
const PERSONS = [
  ["p1", "sg"],
  ["p1", "pl"],
  ["p2", "sg"],
  ["p2", "pl"],
] as const;
const isAll = (unit: Unit | undefined, tags: readonly string[]): boolean =>
  tags.every((tag) => isA(unit, tag));

export const isWithEssere = (unit: Unit | undefined): boolean =>
  isA(unit, "pp") && WITH_ESSERE.has(lemmaOf(unit));

/** Places where somebody ends up: "è finito in ospedale", but "ha finito in tempo". */
const ENDS = new Set("carcere guaio ospedale prigione strada tribunale".split(" "));

/** Whether somebody is said to start or finish: "siamo finiti", "nessuno è finito", "è cominciato a piovere". */
function startsSomething(units: readonly Unit[], auxiliary: number, participle: number): boolean {
  if (!isA(units[participle], "pp") || !STARTING.has(lemmaOf(units[participle]))) return false;
  if (units.slice(participle + 1, participle + 4).some((unit) => ENDS.has(lemmaOf(unit))))
    return false;
  const isPerson =
    isA(units[auxiliary], "p1", "p2") || isA(units[skipAdverbs(units, auxiliary - 1, -1)], "tn");
  return (
    isPerson ||
    (isA(units[participle + 1], "pr") && isA(units[participle + 2], "inf")) ||
    isA(units[participle + 1], "ger")
  );
}

function asAuxiliary(unit: Unit, verb: "avere" | "essere"): Unit {
  const { word, blank } = withLemma(unit, verb);
  return { word: word.replace(/<vb\w+>/, AUXILIARY[verb]), blank };
}
const AUXILIARY = { avere: "<vbhaver>", essere: "<vbser>" };

const masculine = (unit: Unit): Unit => ({ ...unit, word: unit.word.replace("<f>", "<m>") });

const numberLike = (participle: Unit, verb: Unit | undefined): Unit =>
  numbered(participle, isA(verb, "pl") ? "pl" : "sg");

const numbered = (unit: Unit, number: "sg" | "pl"): Unit => ({
  ...unit,
  word: unit.word.replace(/<(?:sg|pl)>/, `<${number}>`),
});
