import { caseLike } from "../../../capitals.ts";
import { isToOne } from "../../to-one.ts";
import { isA, isClitic, lemmaOf, opensClause, skipAdverbs } from "../../units.ts";
import { cased, type Idiom } from "./idiom.ts";

/** "La manera de la qual parleu" is "la manera com parleu". */
const manner: Idiom = (unit, units, at) =>
  lemmaOf(unit) === "del qual" &&
  isA(unit, "rel") &&
  ["manera", "forma"].includes(lemmaOf(units[at - 1]))
    ? [{ ...unit, word: "com<rel><adv>" }]
    : undefined;

/** "És mi que ho he fet" is "jo ho he fet". */
const itIsI: Idiom = (unit, units, at) => {
  const begins = (each: number): boolean =>
    isA(units[each], "vbser") &&
    /<p3><sg>/u.test(units[each]?.word ?? "") &&
    isA(units[each + 1], "tn") &&
    isA(units[each + 1], "p1", "p2", "p3") &&
    lemmaOf(units[each + 2]) === "que" &&
    isA(units[each + 2], "rel") &&
    lemmaOf(units[each - 1]) !== "no";
  if (begins(at)) return [];
  if (begins(at - 1)) {
    const who = unit.word.replace(/^mi</iu, "jo<");
    return [
      {
        blank: units[at - 1]?.blank ?? " ",
        word: caseLike(units[at - 1]?.word ?? "", who),
      },
    ];
  }
  return begins(at - 2) ? [] : undefined;
};

/** "Perquè" with what is hoped for is "per tal que". */
const inOrderThat: Idiom = (unit, units, at) => {
  if (lemmaOf(unit) !== "perquè" || !isA(unit, "cnjadv")) return undefined;
  let verb = at + 1;
  while (
    isA(units[verb], "det", "n", "tn", "adj", "pos") ||
    isClitic(units[verb]) ||
    lemmaOf(units[verb]) === "no"
  )
    verb += 1;
  return isA(units[verb], "prs", "pis") ? [cased(unit, "per tal que")] : undefined;
};

/** "Quina cosa passa?" is "què passa?" */
const what: Idiom = (unit, units, at) => {
  if (lemmaOf(unit) === "quin" && lemmaOf(units[at + 1]) === "cosa" && !isA(units[at + 2], "adj"))
    return [
      {
        ...unit,
        word: caseLike(unit.word, "què<prn><itg><mf><sg>"),
      },
    ];
  return lemmaOf(unit) === "cosa" && lemmaOf(units[at - 1]) === "quin" && !isA(units[at + 1], "adj")
    ? []
    : undefined;
};

/** "No serveix de res cridar": what somebody does is the subject, not "això". */
const itPleases: Idiom = (unit, units, at) => {
  if (lemmaOf(unit) !== "això" || !isA(unit, "nt") || !opensClause(units[at - 1])) return undefined;
  const verb = units.slice(at + 1, at + 5).find((each) => isA(each, "vblex"));
  if (!PLEASING.has(lemmaOf(verb))) return undefined;
  const rest = units.slice(at + 1, at + 10);
  const end = rest.findIndex((each) => isA(each, "sent", "cm", "cnjsub", "rel", "cnjadv"));
  const clause = rest.slice(0, end === -1 ? undefined : end);
  return clause.some(
    (each, i) =>
      isA(each, "inf") && !isA(clause[i - 1], "vbmod") && !lemmaOf(clause[i - 1]).startsWith("per"),
  )
    ? []
    : undefined;
};
const PLEASING = new Set(
  "servir valer agradar fer costar interessar molestar encantar importar".split(" "),
);

/** "Us ho he dit": what is said has no gender. */
const saidIt: Idiom = (unit, units, at) => {
  if (lemmaOf(unit) !== "el" || !isClitic(unit) || !isA(unit, "m") || !isA(unit, "sg"))
    return undefined;
  const verb = units[isA(units[at + 1], "vaux", "vbhaver") ? skipAdverbs(units, at + 2) : at + 1];
  return SAID.has(lemmaOf(verb)) ? [{ ...unit, word: caseLike(unit.word, IT) }] : undefined;
};
const IT = "ho<prn><pro><p3><nt>";
const SAID = new Set("assegurar confirmar demanar dir explicar garantir jurar prometre".split(" "));

/** "Sou lliures": one to whom "vous" is said, and Catalan has no polite singular here. */
const several: Idiom = (unit, units, at) => {
  if (!isA(unit, "adj") || !unit.word.includes("<sg>") || isToOne(units)) return undefined;
  const verb = units[skipAdverbs(units, at - 1, -1)];
  const isYou = isA(verb, "vbser") || lemmaOf(verb) === "estar";
  return isYou && verb?.word.includes("<p2><pl>")
    ? [{ ...unit, word: unit.word.replace("<sg>", "<pl>") }]
    : undefined;
};

export const SAYING: readonly Idiom[] = [
  manner,
  itIsI,
  inOrderThat,
  what,
  saidIt,
  several,
  itPleases,
];
