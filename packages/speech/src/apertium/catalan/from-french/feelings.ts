import { caseLike } from "../../../capitals.ts";
import {
  inside,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  type Unit,
  word,
} from "../../units.ts";
import { ONESELF } from "../becoming.ts";
import { cased, type Idiom } from "./idiom.ts";

/** "S'ha enamorat": the pair leaves out that it is about oneself. */
const fallInLove: Idiom = (unit, units, at) => {
  const verb = units[isA(unit, "vaux", "vbhaver") ? skipAdverbs(units, at + 1) : at];
  if (lemmaOf(verb) !== "enamorar" || isClitic(units[at - 1]) || unit.word.includes("+"))
    return undefined;
  if (verb === unit && isA(unit, "inf"))
    return [{ ...unit, word: `${unit.word}+es<prn><enc><ref><p3><mf><sp>` }];
  if (verb === unit ? !isFinite(unit) : !isA(verb, "pp")) return undefined;
  const person = /<p[12]><(?:sg|pl)>/u.exec(unit.word)?.[0] ?? "";
  return [
    { ...unit, word: caseLike(unit.word, ONESELF[person] ?? "es<prn><pro><ref><p3><mf><sp>") },
    word(inside(unit.word)),
  ];
};

/** "Em guarda rancor" for "me'n vol", which is "il m'en veut". */
const resent: Idiom = (unit, units, at) => {
  if (isOfIt(unit) && isClitic(units[at - 1]) && resents(units, at + 1)) return [];
  if (lemmaOf(unit) !== "voler") return undefined;
  const of = isA(units[at - 1], "vaux", "vbhaver") ? at - 2 : at - 1;
  return isOfIt(units[of]) && isClitic(units[of - 1]) && resents(units, of + 1)
    ? [
        cased({ ...unit, word: unit.word.replace("<vbmod>", "<vblex>") }, "guardar"),
        word("rancor<n><m><sg>"),
      ]
    : undefined;
};

const isOfIt = (unit: Unit | undefined): boolean => lemmaOf(unit) === "en" && isClitic(unit);

/** Whether somebody bears somebody else a grudge, and does not want something: "te'n vol donar". */
function resents(units: readonly Unit[], from: number): boolean {
  const verb = isA(units[from], "vaux", "vbhaver") ? from + 1 : from;
  const next = units[skipAdverbs(units, verb + 1)];
  return lemmaOf(units[verb]) === "voler" && !isA(next, "inf", "det", "num", "n");
}

export const FEELINGS: readonly Idiom[] = [fallInLove, resent];
