import { inSteps, isA, isClitic, isFinite, lemmaOf, type Unit, word } from "../../units.ts";

/** "Tive saudades de ti" for "tive-te saudades". */
const miss = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [, verb = "", pronoun = ""] =
      /^(ter<[^+]+)\+(\w+<prn><enc>\S*)# saudades$/iu.exec(unit.word) ?? [];
    const before = units[at - 1];
    const whom = STRONG[/<p\d><mf><\w+>/u.exec(pronoun || before?.word || "")?.[0] ?? ""];
    if (!unit.word.endsWith("# saudades") || !whom) return isMissed(units, at) ? [] : [unit];
    const told = verb ? `${verb}# saudades` : unit.word;
    return [{ ...unit, word: told }, word("de<pr>"), word(whom)];
  });
const isMissed = (units: readonly Unit[], at: number): boolean =>
  /^ter<[^+]+# saudades$/iu.test(units[at + 1]?.word ?? "") &&
  STRONG[/<p\d><mf><\w+>/u.exec(units[at]?.word ?? "")?.[0] ?? ""] !== undefined &&
  isA(units[at], "pro");
const STRONG: Readonly<Record<string, string>> = {
  "<p1><mf><sg>": "mim<prn><tn><p1><mf><sg>",
  "<p2><mf><sg>": "ti<prn><tn><p2><mf><sg>",
  "<p1><mf><pl>": "nós<prn><tn><p1><mf><pl>",
  "<p2><mf><pl>": "você<prn><tn><p3><mf><pl>",
};

/** "Isso" behind the verb for "o" beside another pronoun: Brazilians do not contract the two as in "mo disse". */
const sayIsso = (units: readonly Unit[]): Unit[] => {
  const said: Unit[] = [];
  let waits = false;
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1];
    const isIt = unit.word.startsWith("o<prn><pro><p3><nt>") && isClitic(units[at - 1]);
    if (isIt) {
      waits = true;
      continue;
    }
    const joined = unit.word.replace(
      /(\+(?:me|te|lhe|nos|vos)<prn><enc>[^+]*)\+o<prn><enc><p3><nt>/iu,
      "$1",
    );
    said.push({ ...unit, word: joined });
    if (joined !== unit.word) waits = true;
    if (waits && isA(unit, "vblex", "vbmod") && !isA(next, "pp")) {
      said.push(word("isso<prn><tn><nt>"));
      waits = false;
    }
  }
  return said;
};

/** "O fez" for "fê-lo", for which the pair has no form. */
const before = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit): Unit[] => {
    const [, verb = "", pronoun = ""] =
      /^((?:fazer|dizer|trazer|querer|pôr|conduzir|produzir|traduzir)<v\w+><(?:ifi|pri)><p[123]><sg>|[^<+]+<v\w+><\w+><p1><pl>(?=\+nos))\+((?:o|nos)<prn><enc>[^+]*)$/iu.exec(
        unit.word,
      ) ?? [];
    if (!verb) return [unit];
    const first = pronoun.replace("<enc>", "<pro>");
    const starts = /^\p{Lu}/u.test(verb + pronoun) || /^\p{Lu}/u.test(pronoun);
    return [
      { ...unit, word: starts ? first.charAt(0).toUpperCase() + first.slice(1) : first },
      word(verb.charAt(0).toLowerCase() + verb.slice(1)),
    ];
  });

const WITHOUT_IT = new Set(["conseguir", "tentar"]);

/** "Não consigo", "vou tentar": Portuguese needs no "o" for what one cannot do. */
const withoutIt = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const next = units[isA(units[at + 1], "vbhaver") ? at + 2 : at + 1];
    if (
      unit.word.toLowerCase().startsWith("o<prn><pro><p3><nt>") &&
      next &&
      WITHOUT_IT.has(lemmaOf(next))
    )
      return [];
    return WITHOUT_IT.has(lemmaOf(unit))
      ? [{ ...unit, word: unit.word.replace(/\+o<prn><enc><p3><nt>/iu, "") }]
      : [unit];
  });

/** "Não quer acreditar nisso": one believes in something. */
const believeIt = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const next = units[at + 1];
    if (unit.word.toLowerCase().startsWith("o<prn><pro><p3><") && lemmaOf(next) === "acreditar")
      return [];
    if (lemmaOf(unit) !== "acreditar") return [unit];
    const plain = unit.word.replace(/\+o<prn><enc>[^+]*/iu, "");
    const isIt =
      plain !== unit.word ||
      (units[at - 1]?.word.toLowerCase().startsWith("o<prn><pro><p3><") ?? false);
    return isIt ? [{ ...unit, word: plain }, word("nisso<adv>")] : [unit];
  });

/** Puts object pronouns where Brazil has them. */
export const placePronouns = inSteps(believeIt, withoutIt, miss, sayIsso, before);

/** "Como vocês se sentem", not "vocês sentem-se": pronouns lean on the verb behind its subject. */
export const leanBehindSubject = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [verb = "", pronoun, another] = unit.word.split("+");
    const isSubject =
      isA(units[at - 1], "tn") && isA(units[at - 1], "p3") && isFinite({ ...unit, word: verb });
    return isSubject && pronoun?.includes("<enc>") && another === undefined
      ? [{ ...unit, word: pronoun.replace("<enc>", "<pro>") }, word(verb)]
      : [unit];
  });
