import { isA, lemmaOf, skipClitics, type Unit, word } from "../units.ts";

/** Says how much: "vingt minutes de plus", "combien de sucre", "une demi-heure", "plus que ce que je pensais". */
export const sayHowMuch = (units: readonly Unit[]): Unit[] =>
  thanExpected(more(units)).flatMap((unit, at, all) => {
    if (lemmaOf(unit) === "combien" && isA(all[at + 1], "n")) return [unit, word("de<pr>")];
    if (isTimeTaken(all, at)) return [word("ça<prn><tn><nt>"), unit];
    const isBare = lemmaOf(unit) === "demi-heure" && !isA(all[at - 1], "det", "num", "adj");
    return isBare ? [word("un<det><ind><f><sg>"), unit] : [unit];
  });

/** "Combien de temps prend". */
const isTimeTaken = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "prendre" &&
  isA(units[at], "p3") &&
  lemmaOf(units[at - 1]) === "temps" &&
  lemmaOf(units[at - 2]) === "combien" &&
  !isA(units[at + 1], "det", "np");

/** Says "vingt minutes de plus" for "plus vingt minutes". */
function more(units: readonly Unit[]): Unit[] {
  const said = [...units];
  for (const [at, unit] of units.entries()) {
    if (lemmaOf(unit) !== "plus") continue;
    const [number, noun] = [units[at + 1], units[at + 2]];
    const isSaid = !["que", "de"].includes(lemmaOf(units[at + 3]));
    if (number && noun && isA(number, "num") && isA(noun, "n") && isSaid)
      said.splice(at, 3, { ...number, blank: unit.blank }, noun, word("de plus<adv>"));
    else if (isA(units[at - 2], "num") && isA(units[at - 1], "n") && isA(number, "sent", "cm"))
      said[at] = { ...unit, word: "de plus<adv>" };
  }
  return said;
}

/** Says "plus que ce que je pensais" for "plus que je pensais". */
const thanExpected = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (lemmaOf(unit) !== "que" || !isA(unit, "cnjsub", "rel") || !isA(units[at + 1], "tn"))
      return [unit];
    let verb = skipClitics(units, at + 2);
    if (lemmaOf(units[verb]) === "avoir" && isA(units[verb + 1], "pp")) verb += 1;
    const isExpected = EXPECTING.has(lemmaOf(units[verb])) && isA(units[verb], "pp", "pii", "pri");
    return isExpected && isCompared(units, at) ? [unit, word("celui que<rel><nt>")] : [unit];
  });

const EXPECTING = new Set(
  "attendre penser croire prévoir planifier imaginer espérer vouloir supposer".split(" "),
);
const COMPARED = new Set("plus moins mieux meilleur pire".split(" "));

function isCompared(units: readonly Unit[], at: number): boolean {
  const clause = units.slice(Math.max(0, at - 4), at);
  return clause.some((unit) => COMPARED.has(lemmaOf(unit).replace(/^.* /u, "")));
}
