import { caseLike } from "../../../capitals.ts";
import { isA, isClitic, lemmaOf, type Unit } from "../../units.ts";

/**
 * Says "ens hem vist" for "ens som vists" and "han intervingut" for "són intervinguts": in Catalan everybody "has" done
 * it, and nothing stands before what was done but "no" and the like: "ha ajudat molt".
 */
export function haveDone(units: readonly Unit[]): Unit[] {
  const done = [...units];
  for (const [at, unit] of units.entries()) {
    if (!isA(unit, "vbser", "vaux", "vbhaver")) continue;
    let end = at + 1;
    while (isA(units[end], "adv", "preadv") || isAll(units[end])) end += 1;
    const participle = units[end];
    if (!participle || !isA(participle, "pp") || !isA(participle, "vblex", "vbser")) continue;
    const being = isA(unit, "vbser");
    if (being && !isAboutOneself(units, at) && !GOING.has(lemmaOf(participle))) continue;
    if (being)
      done[at] = {
        ...unit,
        word: unit.word.replace(/^ser<vbser>/iu, `${caseLike(unit.word, "haver")}<vaux>`),
      };
    const moved = units.slice(at + 1, end);
    const isNeverAgain = lemmaOf(moved.at(-1)) === "més";
    const goes = (each: Unit): boolean => isNeverAgain || BEHIND.has(lemmaOf(each));
    const stay = moved.filter((each) => !goes(each));
    const behind = moved.filter(goes);
    const one = {
      ...participle,
      blank: " ",
      word: participle.word.replace(/<pp><[^>]+><[^>]+>/u, "<pp><m><sg>"),
    };
    const isNever = lemmaOf(units[end + 1]) === "mai" && lemmaOf(units[end + 2]) !== "més";
    const never = isNever ? [{ word: "mai<adv>", blank: " " }] : [];
    done.splice(at + 1, end - at + never.length, ...stay, ...never, one, ...behind);
  }
  return done;
}

const isAll = (unit: Unit | undefined): boolean => ["tot", "res"].includes(lemmaOf(unit));

/** Adverbs that follow what they describe. */
const BEHIND = new Set(
  "bé,mal,malament,massa,molt,poc,prou,tot,res,gaire,de tota manera".split(","),
);

/** Verbs that French says with "to be" in the past, and that the pair leaves so. */
const GOING = new Set(
  "anar arribar caure entrar esdevenir intervenir marxar néixer pujar quedar sobrevenir sortir tornar venir".split(
    " ",
  ),
);

const PERSON = /<p[123]>(?:<mf>)?<(?:sg|pl|sp)>/u;

/** Whether a pronoun before a verb is the verb's own subject: "ens som", "s'és". */
function isAboutOneself(units: readonly Unit[], verb: number): boolean {
  let at = verb - 1;
  while (isClitic(units[at]) && !isA(units[at], "p1", "p2", "ref")) at -= 1;
  const pronoun = units[at];
  if (!pronoun || !isClitic(pronoun)) return false;
  if (isA(pronoun, "ref")) return isA(units[verb], "p3");
  return personOf(pronoun) === personOf(units[verb]);
}

const personOf = (unit: Unit | undefined): string =>
  (PERSON.exec(unit?.word ?? "")?.[0] ?? "").replace("<mf>", "");
