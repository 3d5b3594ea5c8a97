import { isA, isClitic, isFinite, lemmaOf, skipAdverbs, type Unit, word } from "../units.ts";
import { definite } from "./partitive.ts";

/** Names what is liked: "j'aime beaucoup ça" for "j'aime beaucoup", "je ne vous aime pas" for "je n'aime pas vous". */
export function likeThings(units: readonly Unit[]): Unit[] {
  const liked: Unit[] = [];
  let last = -1;
  for (const [at, unit] of units.entries()) {
    if (at <= last) continue;
    const object = skipAdverbs(units, at + 1);
    const isLiking = lemmaOf(unit) === "aimer" && isFinite(unit) && !isClitic(units[at - 1]);
    if (isLiking && isSomebody(units[object])) {
      liked.push(word(asClitic(units[object] as Unit)), ...units.slice(at, object));
      last = object;
    } else if (isLiking && isA(units[object], "sent", "cm") && !isAfterWhat(units, at)) {
      liked.push(...units.slice(at, object), word("ça<prn><tn><nt>"));
      last = object - 1;
    } else liked.push(unit);
  }
  return liked;
}

/** Verbs of what one likes in general. */
const LIKING = new Set("aimer adorer détester préférer supporter haïr apprécier".split(" "));

/** Says "j'aime le chocolat", "il déteste les chats" for "j'aime du chocolat", "il déteste des chats". */
export const likeAllOfIt = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const verb = skipAdverbs(units, at - 1, -1);
    const likes =
      isA(units[verb], "vblex") && !isA(units[verb], "cni") && LIKING.has(lemmaOf(units[verb]));
    if (unit.word !== "de<pr>" || !likes) return [unit];
    if (isA(units[at + 1], "def")) return [];
    const noun = units.slice(at + 1, at + 3).find((each) => isA(each, "n"));
    return noun ? [definite(noun)] : [unit];
  });

const isSomebody = (unit: Unit | undefined): boolean =>
  isA(unit, "tn") && isA(unit, "p1", "p2", "p3");

/** Returns the pronoun that leans on a verb: "me" for "moi". */
function asClitic(pronoun: Unit): string {
  const [person = ""] = /<p[123]>/u.exec(pronoun.word) ?? [];
  const number = isA(pronoun, "pl") ? "<pl>" : "<sg>";
  if (person === "<p3>") return `le<prn><pro><p3>${isA(pronoun, "f") ? "<f>" : "<m>"}${number}`;
  const form = isA(pronoun, "pl")
    ? { "<p1>": "nous", "<p2>": "vous" }
    : { "<p1>": "me", "<p2>": "te" };
  return `${form[person as keyof typeof form]}<prn><pro>${person}<mf>${number}`;
}

/** Whether what is liked was said: "le film que vous aimez". */
function isAfterWhat(units: readonly Unit[], verb: number): boolean {
  for (let at = verb - 1; at >= 0 && !isA(units[at], "sent", "cm", "cnjsub", "cnjadv"); at -= 1)
    if (isA(units[at], "rel", "itg")) return true;
  return false;
}
