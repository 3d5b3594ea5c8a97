import { isA, lemmaOf, withLemma, word } from "../units.ts";
import { OWNERS } from "./own-body.ts";
import { withPronoun } from "./reflexive.ts";
import { doTo, lemmasAt, type Say } from "./rewording.ts";

/** "Siento mucha falta de", which the pair knows as "echo en falta de", and "estoy con nostalgia de" are "extraño mucho". */
export const missing: Say = (units, at) => {
  const unit = units[at];
  if (!unit || !isA(unit, "vblex")) return undefined;
  let of = at + 1;
  while (/^(?:con|mucho)$/u.test(lemmaOf(units[of]))) of += 1;
  const isMuch = lemmaOf(units[of - 1]) === "mucho";
  const isKnown = unit.word.endsWith(IN_WANT);
  if (!isKnown) {
    const lack = lemmaOf(units[of]);
    if (!/^(?:sentir falta|(?:estar|sentir|tener) nostalgia)$/u.test(`${lemmaOf(unit)} ${lack}`))
      return undefined;
    of += 1;
  }
  if (!lemmasAt(units, of, "de")) return undefined;
  const verb = withLemma({ ...unit, word: unit.word.replace(IN_WANT, "") }, "extrañar");
  return doTo(units, at, { verb, and: isMuch ? [word("mucho<adv>")] : [], object: of + 1 });
};
const IN_WANT = "# en falta";

/** "Siento su falta" is "le extraño". */
export const missingYou: Say = (units, at) => {
  const [unit, whose] = [units[at], units[at + 1]];
  const isMissed = lemmasAt(units, at, "sentir") && lemmasAt(units, at + 2, "falta");
  if (!unit || !isMissed || !isA(whose, "pos")) return undefined;
  const who = OWNERS[lemmaOf(whose)] ?? "le<prn><pro><p3><mf><sg>";
  const verb = withLemma(unit, "extrañar");
  return { words: withPronoun([...units.slice(0, at), verb], at, () => who), end: at + 3 };
};
