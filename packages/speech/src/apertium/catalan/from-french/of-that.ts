import { isA, isClitic, lemmaOf, word } from "../../units.ts";
import { type Idiom } from "./idiom.ts";

/** "Hi penso", "en parlo": Spanish and Portuguese say of what. */
const ofThat: Idiom = (unit, units, at) => {
  const verbAt = (from: number): number => {
    let verb = from;
    while (isClitic(units[verb]) || isA(units[verb], "vaux", "vbhaver")) verb += 1;
    return verb;
  };
  if (isA(unit, "adv") && isClitic(unit)) {
    const verb = lemmaOf(units[verbAt(at + 1)]);
    if (lemmaOf(unit) === "en" && verb === "necessitar")
      return [{ ...unit, word: "ho<prn><pro><p3><nt>" }];
    if (lemmaOf(unit) === "hi" && verb === "esperar")
      return [{ ...unit, word: "ho<prn><pro><p3><nt>" }];
    return THAT[`${lemmaOf(unit)} ${verb}`] ? [] : undefined;
  }
  for (let each = at - 1; each >= Math.max(0, at - 4); each -= 1) {
    const pronoun = units[each];
    if (!isA(pronoun, "adv") || !isClitic(pronoun) || verbAt(each + 1) !== at) continue;
    const preposition = THAT[`${lemmaOf(pronoun)} ${lemmaOf(unit)}`];
    if (preposition) return [unit, word(`${preposition}<pr>`), word("això<prn><tn><nt>")];
  }
  return undefined;
};
const THAT: Readonly<Record<string, string>> = {
  "en dubtar": "de",
  "en parlar": "de",
  "en ocupar": "de",
  "en recordar": "de",
  "en somiar": "amb",
  "hi creure": "en",
  "hi pensar": "en",
  "hi renunciar": "a",
};

export const OF_THAT: readonly Idiom[] = [ofThat];
