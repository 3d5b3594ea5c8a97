import { caseLike } from "../../capitals.ts";
import { isA, isFinite, lemmaOf, skipAdverbs, type Unit } from "../units.ts";
import { skipNe } from "./ne.ts";

/** What somebody or something does without an object. */
const INTRANSITIVE = new Set(
  `arriver venir revenir entrer sortir partir tomber naître mourir apparaître disparaître`.split(
    /\s+/,
  ),
);
/** What is left or lacking: "il reste deux jours". */
const LEFT = new Set(["manquer", "rester", "exister"]);

/**
 * Says "le moment est arrivé" for "il est arrivé le moment", where Catalan puts the subject behind the verb and the pair
 * adds a pronoun; and "il manque deux jours" for "ils manquent".
 */
export function putSubjectFirst(units: readonly Unit[]): Unit[] {
  const put = [...units];
  for (let at = put.length - 1; at >= 0; at -= 1) {
    const il = put[at];
    const verb = skipNe(put, at + 1);
    const done = put[verb];
    if (!il || !done || lemmaOf(il) !== "il" || !isA(il, "tn") || !isFinite(done)) continue;
    let next = skipAdverbs(put, verb + 1);
    if (LEFT.has(lemmaOf(done)) && isA(put[next], "num", "ind")) {
      put[at] = { ...il, word: il.word.replace(/<pl>$/u, "<sg>") };
      put[verb] = { ...done, word: done.word.replace("<pl>", "<sg>") };
      continue;
    }
    if (isA(put[next], "pp") && lemmaOf(done) === "être") next += 1;
    const [main, end] = [put[next - 1], nounEnd(put, skipAdverbs(put, next))];
    next = skipAdverbs(put, next);
    const [first, ...rest] = put.slice(next, end);
    if (!first || !INTRANSITIVE.has(lemmaOf(main)) || isA(put[end], "rel")) continue;
    if (isA(first, "dem") || isA(rest.at(-1), "adj")) continue; // "cette semaine", "l'année dernière"
    if (isA(first, "ind") && lemmaOf(first) !== "beaucoup de") continue;
    if (isA(rest.at(-1) ?? first, "pl") !== isA(done, "pl")) continue;
    put.splice(next, end - next);
    put.splice(at, 1, { word: caseLike(il.word, first.word), blank: il.blank }, ...rest);
  }
  return put;
}

/** Returns where a noun, or a name, ends that begins here; the same position if none does. */
export function nounEnd(units: readonly Unit[], from: number): number {
  let at = from;
  while (isA(units[at], "np")) at += 1;
  if (at > from) return at;
  while (isA(units[at], "det", "predet", "num", "adj")) at += 1;
  if (at === from || !isA(units[at], "n")) return from;
  at += 1;
  while (isA(units[at], "adj")) at += 1;
  return at;
}
