import { caseLike } from "../capitals.ts";
import { isA, isClitic, lemmaOf, opensClause, skipAdverbs, type Step, type Unit } from "./units.ts";

type Reading = (unit: Unit, units: readonly Unit[], at: number) => Unit;

/**
 * Returns what corrects words of a mode's source that its tagger takes for another form of the same letters, between
 * the lookup in the bilingual dictionary and the transfer.
 * @param mode such as `por-cat`
 */
export function rightReadings(mode: string): Step {
  const readings = READINGS[mode.slice(0, mode.indexOf("-"))] ?? [];
  return (units) =>
    units.map((unit, at) => readings.reduce((read, reading) => reading(read, units, at), unit));
}

const PORTUGUESE: readonly Reading[] = [
  // "eu pago" is "I pay", not "I paid".
  (unit, units, at) =>
    isA(unit, "pp") && lemmaOf(units[at - 1]) === "eu"
      ? replaced(unit, "<pp><m><sg>", "<pri><p1><sg>")
      : unit,
  // "a" before an infinitive is no article: "comece a economizar".
  (unit, units, at) =>
    unit.word.startsWith("o<det><def><f><sg>") && isInfinitive(units[at + 1])
      ? { ...unit, word: "a<pr>/a<pr>" }
      : unit,
  // "quanto" is "how much", not "as", unless something is as much.
  (unit, units, at) =>
    unit.word === "quanto<adv>/com<adv>" && !units.slice(0, at).some(isAsMuch)
      ? { ...unit, word: "quanto<adj><itg><m><sg>/quant<adj><itg><m><sg>" }
      : unit,
  // "era saber" is what something was.
  (unit, units, at) =>
    isNoun(unit, "era") && isA(units[at - 1], "adv")
      ? asVerb(unit, "ser", "<vbser><pii><p3><sg>", { era: "ser" })
      : unit,
  (unit, units, at) =>
    isA(unit, "infps") && ["ser", "era"].includes(lemmaOf(units[at - 1]))
      ? replaced(replaced(unit, "<infps><p1><sg>", "<inf>"), "<infps><p3><sg>", "<inf>")
      : unit,
  // "qual parece" asks which, not how.
  (unit, units, at) =>
    /^qual<cnjadv>/iu.test(unit.word) && isQuestion(units, at)
      ? { ...unit, word: caseLike(unit.word, "qual<prn><itg><mf><sg>/quin<prn><itg><m><sg>") }
      : unit,
  // "volta" behind a noun is "returns", not "tour".
  (unit, units, at) =>
    isNoun(unit, "volta") && isA(units[at - 1], "n")
      ? asVerb(unit, "voltar", "<vblex><pri><p3><sg>", { volta: "tornar", vuelta: "volver" })
      : unit,
];

const ITALIAN: readonly Reading[] = [
  // "l'idea" is no verb with its object.
  (unit, units, at) =>
    unit.word.startsWith("ideare<vblex><pri><p3><sg>") && lemmaOf(units[at - 1]) === "lo"
      ? { ...unit, word: "idea<n><f><sg>/idea<n><f><sg>" }
      : unit,
  (unit, units, at) =>
    unit.word.startsWith("lo<prn>") && units[at + 1]?.word.startsWith("ideare<vblex><pri><p3><sg>")
      ? { ...unit, word: "il<det><def><f><sg>/el<det><def><f><sg>" }
      : unit,
  // "ci vediamo" is what we do: a request has its pronoun behind.
  (unit, units, at) =>
    isA(unit, "vblex") && isClitic(units[at - 1]) && !lemmaOf(units[at - 2]).endsWith("che")
      ? replaced(unit, "<prs><p1><pl>", "<pri><p1><pl>")
      : unit,
  // "chiudi la porta" is a request.
  (unit, units, at) =>
    ITALIAN_REQUEST.test(unit.word) && isStart(units[at - 1]) && !isQuestion(units, at)
      ? replaced(unit, "<pri><p2><sg>", "<imp><p2><sg>")
      : unit,
];

const CATALAN: readonly Reading[] = [
  // "veu" is "sees" with a subject, not "voice".
  (unit, units, at) =>
    isNoun(unit, "veu") && isSubject(units, at - 1)
      ? asVerb(unit, "veure", "<vblex><pri><p3><sg>", { voix: "voir", voce: "vedere" })
      : unit,
  // "dolent" is bad, not hurting.
  (unit) =>
    unit.word.startsWith("doldre<vblex><ger>")
      ? asVerb(unit, "dolent", "<adj><m><sg>", {
          "faire# mal": "mauvais",
          "faire mal": "mauvais",
          dolere: "cattivo",
        })
      : unit,
  // "quant costa" is "how much does it cost", not a coast.
  (unit, units, at) =>
    isNoun(unit, "costa") && lemmaOf(units[at - 1]) === "quant"
      ? asVerb(unit, "costar", "<vblex><pri><p3><sg>", { costa: "custar" })
      : unit,
  (unit, units, at) =>
    unit.word.startsWith("quant<") && lemmaOf(units[at + 1]) === "costa"
      ? replaced(unit, "<f><sg>", "<m><sg>")
      : unit,
  // "fem" is "we do" at the start of a clause, not "manure".
  (unit, units, at) =>
    isNoun(unit, "fem") && opensClause(units[at - 1])
      ? asVerb(unit, "fer", "<vblex><pri><p1><pl>", { fumier: "faire", letame: "fare" })
      : unit,
  // "per a menjar" is "to eat", not "for a meal".
  (unit, units, at) =>
    isNoun(unit, "menjar") && lemmaOf(units[at - 1]).startsWith("per")
      ? asVerb(unit, "menjar", "<vblex><inf>", { repas: "manger", cibo: "mangiare" })
      : unit,
];

const SPANISH: readonly Reading[] = [
  // "pan" is bread, not a prefix.
  (unit) =>
    unit.word.startsWith("pan<adv>") ? { ...unit, word: "pan<n><m><sg>/pão<n><m><sg>" } : unit,
];

/** By what modes call their source. */
const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  cat: CATALAN,
  es: SPANISH,
  ita: ITALIAN,
  por: PORTUGUESE,
  pt: PORTUGUESE,
};

/** Verbs whose request is the form of a statement. */
const ITALIAN_REQUEST =
  /^(?!sapere|potere|volere|dovere|avere|essere)\p{L}+[ei]re<vblex><pri><p2><sg>/iu;
const isStart = (unit: Unit | undefined): boolean => !unit || isA(unit, "sent");
const isQuestion = (units: readonly Unit[], from: number): boolean =>
  units
    .slice(from)
    .find((unit) => isA(unit, "sent"))
    ?.word.startsWith("?") ?? false;

const isAsMuch = (unit: Unit): boolean => ["tanto", "tão", "tanto quanto"].includes(lemmaOf(unit));

/** Known to the pair or not. */
const isInfinitive = (unit: Unit | undefined): boolean =>
  isA(unit, "inf") || /^\*\p{L}{3,}[aei]r\//u.test(unit?.word ?? "");

const replaced = (unit: Unit, from: string, to: string): Unit => ({
  ...unit,
  word: unit.word.replaceAll(from, to),
});

function isSubject(units: readonly Unit[], before: number): boolean {
  let at = skipAdverbs(units, before, -1);
  while (isClitic(units[at])) at -= 1;
  return isA(units[at], "prn") && isA(units[at], "tn");
}

const isNoun = (unit: Unit, lemma: string): boolean => lemmaOf(unit) === lemma && isA(unit, "n");

/** Returns a unit as the form of a verb; as it is if the translation is not one of the known ones. */
function asVerb(
  unit: Unit,
  verb: string,
  tags: string,
  verbs: Readonly<Record<string, string>>,
): Unit {
  const translation = verbs[/\/([^<]+)/.exec(unit.word)?.[1] ?? ""];
  return translation ? { ...unit, word: `${verb}${tags}/${translation}${tags}` } : unit;
}
