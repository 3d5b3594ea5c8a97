import { caseLike } from "../../../capitals.ts";
import { inside, isA, isClitic, isFinite, lemmaOf, skipAdverbs, word } from "../../units.ts";
import { cased, type Idiom } from "./idiom.ts";

/** "Arribo a obrir" is "aconsegueixo obrir". */
const manage: Idiom = (unit, units, at) => {
  if (unit.word.toLowerCase().startsWith("arribar<vblex><inf>+hi<"))
    return [{ ...unit, word: "aconseguir<vblex><inf>+ho<prn><enc><p3><nt>" }];
  if (lemmaOf(unit) === "arribar" && isA(unit, "vblex")) {
    const next = skipAdverbs(units, at + 1);
    if (lemmaOf(units[next]) === "a" && isA(units[next + 1], "inf"))
      return [cased(unit, "aconseguir")];
    const there = units[at - 1];
    return lemmaOf(there) === "hi" && lemmaOf(units[at - 2]) === "no"
      ? [cased(unit, "aconseguir")]
      : undefined;
  }
  const verb = units[skipAdverbs(units, at - 1, -1)];
  if (
    lemmaOf(unit) === "a" &&
    isA(unit, "pr") &&
    isA(units[at + 1], "inf") &&
    lemmaOf(verb) === "arribar" &&
    isA(verb, "vblex")
  )
    return [];
  return lemmaOf(unit) === "hi" &&
    lemmaOf(units[at - 1]) === "no" &&
    lemmaOf(units[at + 1]) === "arribar"
    ? [{ ...unit, word: "ho<prn><pro><p3><nt>" }]
    : undefined;
};

/** "M'ha arribat", "què pot arribar": what happens. */
const happen: Idiom = (unit, units, at) => {
  if (lemmaOf(unit) !== "arribar" || !isA(unit, "vblex")) return undefined;
  let before = at - 1;
  while (isA(units[before], "vaux", "vbhaver", "vbmod", "adv") || isClitic(units[before]))
    before -= 1;
  const between = units.slice(before + 1, at);
  const toWhom = between.some(
    (each) => isClitic(each) && /^(?:em|et|ens|us|li|els)</iu.test(each.word),
  );
  const isThing =
    ["res", "què", "això", "allò", "alguna cosa"].includes(lemmaOf(units[before])) ||
    (isA(units[before], "rel") && isA(units[before - 1], "nt", "pro"));
  const next = units[skipAdverbs(units, at + 1)];
  return (toWhom || isThing) && !isA(next, "pr") ? [cased(unit, "passar")] : undefined;
};

/** "Vaig bé" is "estic bé". */
const feel: Idiom = (unit, units, at) => {
  const isAsked =
    lemmaOf(unit) === "anar" &&
    isA(unit, "p2") &&
    lemmaOf(units[at - 1]) === "com" &&
    isA(units[at + 1], "sent", "cm");
  if (isAsked) return [cased(unit, "estar")];
  const next = units[isA(units[at + 1], "preadv") ? at + 2 : at + 1];
  if (lemmaOf(unit) !== "anar" || !["bé", "malament", "millor", "mal"].includes(lemmaOf(next)))
    return undefined;
  const isSomebody =
    isA(unit, "p1", "p2") || (isA(units[at - 1], "n", "np") && !isA(units[at - 1], "nt"));
  return isSomebody ? [cased(unit, "estar")] : undefined;
};

/** "Anar a anar de compres" is "anar de compres". */
const goGoing: Idiom = (unit, units, at) => {
  const isTwice = (each: number): boolean =>
    lemmaOf(units[each]) === "anar" &&
    lemmaOf(units[each + 1]) === "a" &&
    (units[each + 2]?.word.startsWith("anar<vblex><inf># de compres") ?? false);
  if (isTwice(at)) return [{ ...unit, word: `${unit.word}# de compres` }];
  return isTwice(at - 1) || isTwice(at - 2) ? [] : undefined;
};

/** "Ho he aconseguit", "intentar-ho": without an object it is done, or tried, all the same. */
const tryIt: Idiom = (unit, units, at) => {
  const isTrying = lemmaOf(unit) === "provar";
  if ((!isTrying && lemmaOf(unit) !== "aconseguir") || !isA(unit, "vblex")) return undefined;
  const next = units[skipAdverbs(units, at + 1)];
  const isBare =
    !next?.word || isA(next, "sent", "cm", "cnjcoo", "cnjadv") || lemmaOf(next) === "gràcies a";
  if (!isBare || unit.word.includes("+")) return undefined;
  const verb = isTrying ? cased(unit, "intentar") : unit;
  if (isA(unit, "inf")) return [{ ...verb, word: `${verb.word}+ho<prn><enc><p3><nt>` }];
  return isTrying ? [verb] : undefined;
};

/** The "ho" before a verb that is without an object. */
const itBefore: Idiom = (unit, units, at) => {
  const verb = isA(unit, "vaux", "vbhaver") ? skipAdverbs(units, at + 1) : at;
  const told = units[verb];
  if (
    !told ||
    !["provar", "aconseguir"].includes(lemmaOf(told)) ||
    !isA(told, "vblex") ||
    isA(told, "inf", "imp")
  )
    return undefined;
  if (verb === at ? !isFinite(unit) : !isA(told, "pp")) return undefined;
  const next = units[skipAdverbs(units, verb + 1)];
  const isBare =
    !next?.word || isA(next, "sent", "cm", "cnjcoo", "cnjadv") || lemmaOf(next) === "gràcies a";
  if (!isBare || isClitic(units[at - 1])) return undefined;
  const own = verb === at && lemmaOf(told) === "provar" ? cased(unit, "intentar") : unit;
  return [{ ...unit, word: caseLike(unit.word, "ho<prn><pro><p3><nt>") }, word(inside(own.word))];
};

export const HAPPENING: readonly Idiom[] = [itBefore, tryIt, manage, happen, feel, goGoing];
