import { MAY_ASK } from "../catalan/you.ts";
import { mapClauses } from "../clauses.ts";

/**
 * Mends requests to several, which the pair from Catalan takes for statements: "tomáis el tren" is "tomad el tren".
 * @param original the Catalan text
 */
export function requestsInSpanish(text: string, original: string): string {
  if (original.includes("?")) return text;
  const told = text.replace(/(?<!\p{L})feudo(?!\p{L})/gu, "hacéis"); // Catalan "feu"
  return mapClauses(told, original, (clause, from) =>
    MAY_ASK.test(from) ? clause.replace(REQUEST, asked).replace(REQUESTED_TOO, asked) : clause,
  );
}

const VERB = String.raw`(no (?:(?:os|me|nos|les?|l[ao]s?|se) )*)?(\p{L}+?)(áis|éis|ís)(?!\p{L})`;
const REQUEST = new RegExp(
  String.raw`(?<=^(?:(?:y|pero|primero|después|entonces|a continuación) )?(?:por favor )?)${VERB}`,
  "iu",
);
/** "Tomad el tren y bajáis". */
const REQUESTED_TOO = new RegExp(String.raw`(?<=[ae]d(?!\p{L}).* y )${VERB}`, "iu");

function asked(_: string, no: string | undefined, stem: string, ending: string): string {
  if (!no) return stem + (TOLD[ending] ?? ending);
  return no + (ending === "áis" ? `${spelt(stem)}éis` : `${inSubjunctive(stem)}áis`);
}
const TOLD: Readonly<Record<string, string>> = { áis: "ad", éis: "ed", ís: "id" };

/** Keeps the sound of a stem in -ar before "e". */
const spelt = (stem: string): string =>
  stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c");

const inSubjunctive = (stem: string): string => {
  const [pattern, other] = SUBJUNCTIVE.find(([end]) => end.test(stem)) ?? [];
  return pattern && other ? stem.replace(pattern, other) : stem;
};

/** Stems in -er and -ir; the first that fits counts. */
const SUBJUNCTIVE: readonly (readonly [RegExp, string])[] = [
  [/hac$/, "hag"],
  [/dec$/, "dig"],
  [/(pon|ten|val|sal|ven)$/, "$1g"],
  [/(tra|ca|o)$/, "$1ig"],
  [/([aeou])c$/, "$1zc"],
  [/segu$/, "sig"],
  [/g$/, "j"],
  [/ped$/, "pid"],
  [/([sm])ent$/, "$1int"],
  [/dorm$/, "durm"],
];
