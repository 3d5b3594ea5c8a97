import { caseLike } from "../../capitals.ts";
import {
  inside,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  opensSentence,
  type Unit,
  word,
} from "../units.ts";

/**
 * Says "elle n'a même pas dit" for "elle même pas a dit" and "je ni je me souviens": Catalan puts its "not even" before
 * the verb, without a negation.
 */
export function notEven(units: readonly Unit[]): Unit[] {
  const said = [...units];
  for (let at = said.length - 1; at >= 0; at -= 1) {
    if (!isNotEven(said, at)) continue;
    const again = isA(said[at + 1], "tn") ? at + 1 : undefined;
    const first = (again ?? at) + 1;
    let verb = first;
    while (isClitic(said[verb])) verb += 1;
    const [opening, done] = [said[first], said[verb]];
    if (!opening || !isFinite(done) || lemmaOf(said[verb + 1]) === "pas") continue;
    const isNamed = isA(said[at - 1], "tn") || again === undefined;
    const subject = isNamed || again === undefined ? [] : said.slice(again, again + 1);
    const clause = [...subject, word("ne<adv>"), ...said.slice(first, verb + 1)];
    said.splice(at, verb + 1 - at, ...clause.map(spaced), word("même pas<adv>"));
    const [begin, old] = [said[at], units[at]];
    if (begin && old)
      said[at] = {
        word: isNamed ? begin.word : caseLike(old.word, begin.word),
        blank: old.blank,
      };
  }
  return said;
}

const spaced = ({ word: form }: Unit): Unit => word(inside(form));

/** "Ni" alone is "not even" before a verb; with another it is "neither". */
function isNotEven(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (isA(unit, "adv")) return lemmaOf(unit) === "même pas";
  if (lemmaOf(unit) !== "ni" || units.filter((each) => lemmaOf(each) === "ni").length > 1)
    return false;
  return opensSentence(units[at - 1]) || isA(units[at - 1], "tn");
}
