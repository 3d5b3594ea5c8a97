import { agreeInNumber } from "../agree-in-number.ts";
import { agree } from "../agreement.ts";
import { inSteps, isA, isFinite, lemmaOf, skipAdverbs, type Unit, withLemma } from "../units.ts";
import { asHaving, asParticiple, inTenseOf } from "./verb-forms.ts";

/** Says "vengono contati" for "stanno essendo contati". */
const areBeing = (units: readonly Unit[]): Unit[] => {
  const isBeing = (at: number) =>
    isStaying(units[at]) && /^essere<\w+><ger>/u.test(units[at + 1]?.word ?? "");
  const doing = units.flatMap((_, at) => (isBeing(at) ? [at] : []));
  if (doing.length === 0) return [...units];
  const comes = doing.map((at) => isA(units[skipAdverbs(units, at + 2)], "pp"));
  const been = units.map((unit, at) =>
    doing.includes(at)
      ? {
          ...withLemma(unit, "essere"),
          word: withLemma(unit, "essere").word.replace(/<v\w+>/u, "<vbser>"),
        }
      : unit,
  );
  const plain = been.filter((_, at) => !doing.includes(at - 1));
  const first = doing.map((at, i) => at - i);
  return agree(agreeInNumber(plain)).map((unit, at) =>
    comes[first.indexOf(at)]
      ? { ...unit, word: withLemma(unit, "venire").word.replace("<vbser>", "<vblex>") }
      : unit,
  );
};

const isStaying = (unit: Unit | undefined): boolean => lemmaOf(unit) === "stare" && isFinite(unit);

/** What one is, which no progressive says. */
const STATES = new Set(
  "indossare vestire amare appartenere conoscere contenere costare credere odiare sapere volere".split(
    " ",
  ),
);

/** What goes on for long, which no progressive says with "da". */
const LASTING = new Set(["abitare", "esistere", "lavorare", "vivere"]);

/** Says "vivono qui da anni" for "stanno vivendo qui da anni", and "ho cercato" for "sono stato cercando". */
const simply = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const [before, after] = [units[at - 1], units[at + 1]];
    if (isSimple(units, at)) return [];
    if (before && isSimple(units, at - 1)) return [inTenseOf(unit, before)];
    if (hasBeenDoing(units, at)) return [asHaving(unit)];
    if (hasBeenDoing(units, at - 1)) return [];
    return hasBeenDoing(units, at - 2) && !after?.word.startsWith("+")
      ? [asParticiple(unit)]
      : [unit];
  });

const isSimple = (units: readonly Unit[], at: number): boolean =>
  isStaying(units[at]) &&
  isA(units[at], "pri", "pii") &&
  isDoing(units[at + 1]) &&
  (STATES.has(lemmaOf(units[at + 1])) ||
    (LASTING.has(lemmaOf(units[at + 1])) && isSince(units, at + 2)));

const isDoing = (unit: Unit | undefined): boolean =>
  isA(unit, "ger") && isA(unit, "vblex") && !unit?.word.includes("+");

const hasBeenDoing = (units: readonly Unit[], at: number): boolean =>
  isA(units[at], "vbser") &&
  isFinite(units[at]) &&
  /^(?:stare|essere)<\w+><pp>/u.test(units[at + 1]?.word ?? "") &&
  isDoing(units[at + 2]);

const TIME = new Set(
  "secondo minuto ora giorno settimana mese anno secolo tempo mattina".split(" "),
);

/** Whether the clause says since when: "da tre anni", "da prima", "da quando". */
function isSince(units: readonly Unit[], from: number): boolean {
  const end = units.findIndex((unit, at) => at >= from && isA(unit, "cm", "sent"));
  return units
    .slice(from, end)
    .some(
      (unit, i, rest) =>
        /^da(?: quando)?<(?:pr|cnj\w+)>/u.test(unit.word) &&
        (lemmaOf(unit) === "da quando" ||
          lemmaOf(rest[i + 1]).startsWith("prima") ||
          rest.slice(i + 1, i + 4).some((each) => TIME.has(lemmaOf(each)))),
    );
}

/** Says what goes on, or has, as Italian does. */
export const progressive = inSteps(simply, areBeing);
