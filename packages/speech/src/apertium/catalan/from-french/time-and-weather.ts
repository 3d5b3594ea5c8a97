import { isA, lemmaOf, skipAdverbs, type Unit, word } from "../../units.ts";
import { cased, type Idiom } from "./idiom.ts";

/** "Fa encara dia" is "encara és de dia". */
const light: Idiom = (unit, units, at) => {
  if (lemmaOf(unit) === "fer") {
    const next = skipAdverbs(units, at + 1);
    return isDay(units[next]) && !isA(units[next + 1], "adj") && /<p3><sg>/u.test(unit.word)
      ? [cased({ ...unit, word: unit.word.replace("<vblex>", "<vbser>") }, "ser")]
      : undefined;
  }
  const verb = units[skipAdverbs(units, at - 1, -1)];
  return isDay(unit) &&
    lemmaOf(verb) === "fer" &&
    !isA(units[at + 1], "adj") &&
    /<p3><sg>/u.test(verb?.word ?? "")
    ? [word("de<pr>"), unit]
    : undefined;
};
const isDay = (unit: Unit | undefined): boolean =>
  ["dia", "nit"].includes(lemmaOf(unit)) && isA(unit, "n") && isA(unit, "sg");

/** "Fa molt fred", where the pair says that it makes cold things: "fa molt calent". */
const weather: Idiom = (unit, units, at) => {
  const heat = HEAT[lemmaOf(unit)];
  const much = isA(units[at - 1], "preadv", "adv") ? at - 1 : at;
  if (heat && isA(unit, "adj") && isMaking(units[much - 1]) && !isA(units[at + 1], "n"))
    return [{ ...unit, word: heat }];
  const next = HEAT[lemmaOf(units[at + 1])];
  const quantity =
    isA(unit, "preadv") && next && isMaking(units[at - 1]) && !isA(units[at + 2], "n")
      ? MUCH[lemmaOf(unit)]
      : undefined;
  return quantity
    ? [{ ...unit, word: `${quantity}<det><ind>${/<[mf]><sg>/u.exec(next ?? "")?.[0] ?? ""}` }]
    : undefined;
};
const isMaking = (unit: Unit | undefined): boolean =>
  lemmaOf(unit) === "fer" && /<p3><sg>/u.test(unit?.word ?? "");
const HEAT: Readonly<Record<string, string>> = {
  fred: "fred<n><m><sg>",
  calent: "calor<n><f><sg>",
};
const MUCH: Readonly<Record<string, string>> = { massa: "massa", molt: "molt", tan: "tant" };

/** "És ja vuit hores" is "ja són les vuit". */
const hour: Idiom = (unit, units, at) => {
  const isTime = (each: number): number => {
    const count = skipAdverbs(units, each + 1);
    return isA(units[each], "vbser") &&
      /<p3><sg>/u.test(units[each]?.word ?? "") &&
      isA(units[count], "num") &&
      lemmaOf(units[count + 1]) === "hora" &&
      lemmaOf(units[count + 2]) !== "de"
      ? count
      : -1;
  };
  const count = isTime(at);
  if (count >= 0) {
    const several = isA(units[count + 1], "pl");
    const be = several ? unit.word.replace("<p3><sg>", "<p3><pl>") : unit.word;
    return [{ ...unit, word: be }];
  }
  for (let each = at - 1; each >= Math.max(0, at - 4); each -= 1) {
    const found = isTime(each);
    if (found === at)
      return [word(isA(units[at + 1], "pl") ? "el<det><def><f><pl>" : "el<det><def><f><sg>"), unit];
    if (found === at - 1) return [];
  }
  return undefined;
};

/** "Acaba de tenir vint anys" is "acaba de complir vint anys". */
const birthday: Idiom = (unit, units, at) =>
  lemmaOf(unit) === "tenir" &&
  isA(unit, "inf") &&
  isA(units[at + 1], "num") &&
  lemmaOf(units[at + 2]) === "any"
    ? [cased(unit, "complir")]
    : undefined;

export const TIME_AND_WEATHER: readonly Idiom[] = [light, weather, hour, birthday];
