import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";

/** Says "ce que j'aime, c'est que" for "ce que j'aime est que", and "ce qui m'a le plus surpris" for "ce qui m'a surpris plus". */
export function whatItIs(units: readonly Unit[]): Unit[] {
  const said = [...units];
  for (let what = said.length - 1; what >= 0; what -= 1) {
    if (!isA(said[what], "rel") || !lemmaOf(said[what]).startsWith("celui qu")) continue;
    const first = said.findIndex((unit, at) => at > what && isFinite(unit));
    const done = isA(said[skipAdverbs(said, first + 1)], "pp")
      ? skipAdverbs(said, first + 1)
      : first;
    const is = said.findIndex(
      (unit, at) => at > done && (isFinite(unit) || isA(unit, "sent", "cm")),
    );
    if (first < 0 || !isFinite(said[is])) continue;
    const isPast = lemmaOf(said[is]) === "avoir" && lemmaOf(said[is + 1]) === "être";
    const next = said[skipAdverbs(said, isPast ? is + 2 : is + 1)];
    const isIt =
      (isPast || lemmaOf(said[is]) === "être") && isA(said[is], "p3") && !isA(said[is], "pl");
    if (
      !isIt ||
      isClitic(said[is - 1]) ||
      !isA(next, "cnjsub", "det", "inf", "np", "tn", "rel", "cnjadv", "pr")
    )
      continue;
    const be = isPast ? "être<vblex><pii><p3><sg>" : (said[is]?.word ?? "");
    said.splice(
      is,
      isPast ? 2 : 1,
      { word: ",<cm>", blank: "" },
      word("ce<prn><tn><nt>"),
      word(be),
    );
    const most = skipAdverbs(said, done + 1) - 1;
    if (most > done && lemmaOf(said[most]) === "plus") {
      said.splice(most, 1);
      said.splice(done, 0, word("le<det><def><m><sg>"), word("plus<adv>"));
    }
  }
  return said;
}
