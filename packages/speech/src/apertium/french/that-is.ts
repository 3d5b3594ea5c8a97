import { caseLike } from "../../capitals.ts";
import { isA, isFinite, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";
import { nounEnd } from "./inverted-subject.ts";
import { skipNe } from "./ne.ts";

/**
 * Says "c'est un ami", "ce n'est pas l'argent", "c'est moi qui ai payé" where the pair says "il est un ami", "il n'est pas
 * l'argent", "j'ai été je que j'ai payé".
 */
export function thatIs(units: readonly Unit[]): Unit[] {
  const said = [...units];
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const [subject, being] = [said[at], beingAfter(said, at)];
    if (!subject || !being || !isA(subject, "tn")) continue;
    const who = said[being.end];
    const strong = isOneself(subject, who) ? STRONG[lemmaOf(who)] : undefined;
    if (who && strong) {
      isDoneBy(said, being.end);
      const form = isA(who, "p3") && isA(who, "f") ? "il" : (strong[isA(who, "pl") ? 1 : 0] ?? "");
      said[being.end] = withLemma(who, form);
    } else if (!isSomething(said, at, being)) continue;
    const ce = { ...subject, word: `${caseLike(subject.word, "ce")}<prn><tn><nt>` };
    const is = asIs(said.slice(at + 1, being.end), strong ? who : undefined);
    const was = being.isPast && !strong && !isCleft(said, being.end);
    said.splice(at, being.end - at, ce, ...(was ? is.map(inImperfect) : is));
  }
  return said;
}

/** A form of "être" behind its subject, with the negation and adverbs. */
interface Being {
  readonly end: number;
  /** Whether it is "a été". */
  readonly isPast: boolean;
}

function beingAfter(units: readonly Unit[], at: number): Being | undefined {
  const verb = lemmaOf(units[at + 1]) === "ne" ? at + 2 : at + 1;
  if (!isFinite(units[verb]) || isA(units[verb], "prs")) return undefined;
  const next = skipAdverbs(units, verb + 1);
  if (lemmaOf(units[verb]) === "être") return { end: next, isPast: false };
  const isPast = lemmaOf(units[verb]) === "avoir" && lemmaOf(units[next]) === "être";
  return isPast ? { end: skipAdverbs(units, next + 1), isPast } : undefined;
}

/** Says a form of "être" of "ce": "est" for "suis" and "ai été"; "sont" before "eux". */
const asIs = (being: readonly Unit[], who: Unit | undefined): Unit[] =>
  being.flatMap((unit) => {
    if (isA(unit, "pp")) return [];
    if (!isFinite(unit)) return [unit];
    const many = isA(who, "p3") && isA(who, "pl") ? "pl" : "sg";
    const is =
      lemmaOf(unit) === "avoir"
        ? { ...unit, word: unit.word.replace(/^.*?</u, "être<").replace("vbhaver", "vblex") }
        : unit;
    return [who ? { ...is, word: is.word.replace(/<p[123]><(?:sg|pl)>/u, `<p3><${many}>`) } : is];
  });

const STRONG: Readonly<Record<string, readonly [sg: string, pl: string]>> = {
  je: ["moi", "moi"],
  tu: ["toi", "toi"],
  il: ["lui", "eux"],
  nous: ["nous", "nous"],
  vous: ["vous", "vous"],
};

/** "Je suis je", "il est elle", "il est vous". */
const isOneself = (subject: Unit, who: Unit | undefined): boolean =>
  isA(who, "tn") &&
  isA(who, "p1", "p2", "p3") &&
  ["il", "ce", lemmaOf(who)].includes(lemmaOf(subject));

/** "Il est un ami", "il n'est pas que", "celui-ci est Paul"; "il a été Paul qui a téléphoné". */
function isSomething(units: readonly Unit[], at: number, { end, isPast }: Being): boolean {
  if (!["il", "celui-ci"].includes(lemmaOf(units[at])) || HOURS.has(lemmaOf(units[end + 1])))
    return false;
  if (lemmaOf(units[end]) === "un") return true; // "un des meilleurs"
  return isA(units[end], "np", "det", "predet") || (!isPast && isA(units[end], "cnjsub"));
}

/** "Paul qui a téléphoné". */
function isCleft(units: readonly Unit[], focus: number): boolean {
  const that = units[nounEnd(units, focus)];
  return isA(that, "rel") && lemmaOf(that).startsWith("qu");
}

/** Says "c'était une erreur" for "il a été une erreur". */
const inImperfect = (unit: Unit): Unit => ({ ...unit, word: unit.word.replace("<pri>", "<pii>") });

/** Says "ceux-ci sont" for "ces sont". */
export const theseAre = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "ce" || !isA(unit, "dem") || lemmaOf(units[at + 1]) !== "être")
      return unit;
    const number = isA(unit, "pl") ? "pl" : "sg";
    const gender = isA(units[skipAdverbs(units, at + 2)], "f") ? "f" : "m";
    const form = caseLike(unit.word, "celui-ci");
    return { ...unit, word: `${form}<prn><tn><${gender}><${number}>` };
  });

/** "Il est une heure", "il était une fois". */
const HOURS = new Set(["heure", "fois"]);

/** Says "vous qui avez" for "vous que il a". */
function isDoneBy(units: Unit[], focus: number): void {
  const [who, that, again] = units.slice(focus);
  if (!who || !that || !isA(that, "rel")) return;
  if (lemmaOf(that) === "que") {
    const isSame =
      lemmaOf(again) === lemmaOf(who) || (lemmaOf(who) === "vous" && lemmaOf(again) === "il");
    if (!isSame || !isA(again, "tn")) return;
    units.splice(focus + 1, 2, withLemma(that, "qui"));
  }
  const verb = skipNe(units, focus + 2);
  const done = units[verb];
  if (done && lemmaOf(who) === "vous")
    units[verb] = { ...done, word: done.word.replace("<p3><sg>", "<p2><pl>") };
}
