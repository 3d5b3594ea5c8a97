import {
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Unit,
  withLemma,
  word,
} from "../units.ts";
import { skipNe } from "./ne.ts";

const SUBJECTS: Readonly<Record<string, string>> = { que: "qui", "celui que": "celui qui" };

/** Says "qui" and "ce qui" where the verb has no other subject: "un navire qu'a coulé" → "un navire qui a coulé". */
export const whoDoes = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const subject = SUBJECTS[lemmaOf(unit)];
    if (!subject || !isA(unit, "rel")) return unit;
    const verb = skipNe(units, at + 1);
    if (!isFinite(units[verb]) || !isA(units[verb], "p3")) return unit;
    // "Ce que peuvent" and "ce que peut" have lost a "vous".
    const isLost = !isA(units[verb], "sg") || isA(units[verb], "vbmod");
    if (subject === "celui qui" && isLost) return unit;
    return withLemma(unit, subject);
  });

/**
 * Says "qui" for "que il" where the verb has an object of its own: the pair adds an "il" to "un auteur que ha escrit
 * vint llibres".
 */
export const whoDoesWhat = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    if (isNamedAgain(units, at - 1)) return [];
    return isNamedAgain(units, at) ? [withLemma(unit, "qui")] : [unit];
  });

function isNamedAgain(units: readonly Unit[], at: number): boolean {
  const [that, he, verb] = [units[at], units[at + 1], units[at + 2]];
  if (lemmaOf(that) !== "que" || !isA(that, "rel") || !isA(he, "tn") || lemmaOf(he) !== "il")
    return false;
  if (!isFinite(verb)) return false;
  if (lemmaOf(verb) === "être") return isDescribed(units, at);
  const does = isA(units[at + 3], "pp") ? units[at + 3] : verb;
  if (INTRANSITIVE.has(lemmaOf(does)) && !TIMES.has(lemmaOf(units[at - 1]))) return true;
  let object = at + 3;
  while (isA(units[object], "pp", "inf", "adv")) object += 1;
  if (isA(units[object], "pr") && lemmaOf(units[object - 1]) === "plus") object += 1;
  let noun = object;
  while (isA(units[noun], "det", "num", "adj")) noun += 1;
  return noun > object && isA(units[noun], "n") && !TIMES.has(lemmaOf(units[noun]));
}

/** What has no object: "la chose que il importe". */
const INTRANSITIVE = new Set(
  `importer manquer arriver exister fonctionner rester suffire apparaître disparaître mourir tomber naître brûler durer
  dormir grandir pousser briller parler travailler habiter venir aller arriver partir sortir entrer courir voyager pleurer
  rire sourire sembler devenir appartenir dépendre souffrir commencer continuer téléphoner participer`.split(
    /\s+/,
  ),
);

/** "Ceux que ils étaient arrêtés", "un homme que il est fatigué", but "l'impression qu'il est fatigué". */
function isDescribed(units: readonly Unit[], at: number): boolean {
  const [before, he] = [units[at - 1], units[at + 1]];
  const isSomebody =
    lemmaOf(before) === "celui" || (isA(before, "n") && !CONTENTS.has(lemmaOf(before)));
  const isSame = isA(before, "pl") === isA(he, "pl");
  return isSomebody && isSame && isA(units[skipAdverbs(units, at + 3)], "pp", "adj", "pr", "det");
}

/** Nouns that a "that" tells more of. */
const CONTENTS = new Set(
  `fait idée impression sensation sentiment peur preuve certitude espoir chance avis point nouvelle signe cas fois jour moment
  temps condition hypothèse`.split(/\s+/),
);

/** Says "le jour où je suis né" for "le jour que je suis né". */
export const whenOneDoes = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "que" || !isA(unit, "rel") || !isA(units[at + 1], "tn")) return unit;
    const noun = units[isA(units[at - 1], "adj") ? at - 2 : at - 1];
    if (!TIMES.has(lemmaOf(noun)) || lemmaOf(noun) === "fois") return unit;
    const verb = skipClitics(units, at + 2);
    const isAboutOneself =
      isClitic(units[at + 2]) && lemmaOf(units[at + 2]) === lemmaOf(units[at + 1]);
    const isDone =
      lemmaOf(units[verb]) === "être" && isA(units[skipAdverbs(units, verb + 1)], "pp");
    return isAboutOneself || isDone ? { ...unit, word: "où<rel><adv>" } : unit;
  });

/** What is no object: "le film qu'il a vu cette semaine". */
export const TIMES = new Set(
  "an année fois moment époque heure jour matin minute mois nuit semaine soir soirée week-end été hiver".split(
    " ",
  ),
);

/** Says "ce que m'a le plus étonné" for "ce que plus m'a étonné", for `whoDoes` to go on with. */
export function mostOfAll(units: readonly Unit[]): Unit[] {
  const ordered = [...units];
  for (const [at, unit] of units.entries()) {
    if (!isA(unit, "rel") || lemmaOf(units[at + 1]) !== "plus") continue;
    let verb = at + 2;
    while (isClitic(units[verb])) verb += 1;
    if (!isFinite(units[verb])) continue;
    const most = [word("le<det><def><m><sg>"), word("plus<adv>")];
    ordered.splice(at + 1, verb - at, ...units.slice(at + 2, verb + 1), ...most);
    break; // further ones have moved
  }
  return ordered;
}
