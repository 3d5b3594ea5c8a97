import { inSteps, isA, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";

/** "Quello che conta" opens a sentence, "il che conta" goes on. */
const whatCounts = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "il che" && opensSentence(units, at)
      ? {
          ...unit,
          word: unit.word.replace(/^il che/iu, (it) =>
            it.startsWith("I") ? "Quello che" : "quello che",
          ),
        }
      : unit,
  );

const opensSentence = (units: readonly Unit[], at: number): boolean =>
  at === 0 || isA(units[at - 1], "sent", "cnjsub", "pr") || lemmaOf(units[at - 1]) === "essere";

const ASKS = new Set(
  "capire chiedere dire domandare imparare ricordare sapere scoprire spiegare vedere".split(" "),
);

/** Says "non so che cosa è questo" for "non so quello che è questo". */
const whatItIs = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const [verb, next, after] = [
      units[skipAdverbs(units, at - 1, -1)],
      ...units.slice(at + 1, at + 3),
    ];
    const isNamed = isA(next, "vbser") && isA(after, "det", "np", "tn");
    return lemmaOf(unit) === "quello che" &&
      ASKS.has(lemmaOf(verb)) &&
      (isNamed || isA(next, "inf"))
      ? { word: "cosa<n><f><sg>", blank: `${unit.blank}che ` } // the pair has no "che cosa"
      : unit;
  });

const WAYS = new Set(["modo", "maniera"]);

/** Says "il modo in cui" for "il modo del quale", "la persona con cui" for "la persona con chi". */
const whom = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const isWay = WAYS.has(lemmaOf(units[at - 1])) || WAYS.has(lemmaOf(units[at - 2]));
    if (isWay && lemmaOf(unit) === "di" && lemmaOf(units[at + 1]) === "il quale")
      return withLemma(unit, "in");
    const isOfWay = isWay && lemmaOf(unit) === "il quale";
    const isOfThing =
      isA(unit, "rel") && CHI.has(lemmaOf(unit)) && isA(units[at - 2], "n", "np", "tn");
    return isA(units[at - 1], "pr") && (isOfWay || isOfThing)
      ? { ...unit, word: "cui<rel><an><mf><sp>" }
      : unit;
  });

const CHI = new Set(["che", "chi"]);

/** Says "la cui borsa" for "la borsa della quale". */
const whose = (units: readonly Unit[]): Unit[] => {
  const isWhose = (the: number): boolean =>
    isA(units[the], "def") &&
    isA(units[the + 1], "n") &&
    lemmaOf(units[the + 2]) === "di" &&
    lemmaOf(units[the + 3]) === "il quale" &&
    isA(units[the - 1], "n", "adj", "cm", "np");
  return units.flatMap((unit, at) => {
    // "Cui" has no endings and goes into the blank.
    if (isWhose(at - 1)) return [{ ...unit, blank: " cui " }];
    return isWhose(at - 2) || isWhose(at - 3) ? [] : [unit];
  });
};

/** Says relatives as Italian does. */
export const relatives = inSteps(whatCounts, whatItIs, whom, whose);
