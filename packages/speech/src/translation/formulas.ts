import { caseLike } from "../capitals.ts";
import { PHRASE_BOOK } from "./phrase-book/phrase-book.ts";

/**
 * Returns the translation of an English sentence that consists of what people always say, such as "Okay, thank you."; null
 * for any other. Small engines guess at sentences of a word or two: "Thank you." became "Thank you for sending an edit."
 * @param source ISO 639-1, like `target`
 */
export function translateFormula(text: string, source: string, target: string): string | null {
  const column = COLUMNS[target];
  if (source !== "en" || column === undefined) return null;
  const [, said = "", end = ""] = /^(.*?)([.!?…]*)$/u.exec(text.trim()) ?? [];
  const clauses = said.split(/, ?/).map((clause) => {
    const key = keyOf(clause);
    const asked = end.includes("?") ? PHRASE_BOOK.get(`${key}?`) : undefined;
    return (asked ?? PHRASE_BOOK.get(key))?.[column];
  });
  if (!clauses.every((clause) => clause !== undefined)) return null;
  const joined = clauses.join(", ") + (end || ".");
  return target === "es" ? opened(caseLike(text, joined)) : caseLike(text, joined);
}

/**
 * Divides a sentence that opens with what people always say: "Thank you, Mr. Hall." Returns the opening, translated, and
 * the rest; null for any other sentence.
 */
export function splitOpening(
  text: string,
  source: string,
  target: string,
): { readonly opening: string; readonly rest: string } | null {
  const [, said = "", rest] = /^([^,]+), (.+)$/su.exec(text) ?? [];
  if (!rest || !OPENINGS.test(said)) return null;
  const opening = translateFormula(said, source, target)?.replace(/^[¿¡]|\.$/gu, "");
  return opening ? { opening, rest } : null;
}

/**
 * Divides a question that ends with what people always ask: "You live here, right?" Returns what is said before, as a
 * statement, and the end, translated; null for any other sentence.
 */
export function splitClosing(
  text: string,
  source: string,
  target: string,
): { readonly rest: string; readonly closing: string } | null {
  const [, rest, asked] = /^(.+), (right|okay|ok|all right)\?$/isu.exec(text) ?? [];
  if (!rest || !asked) return null;
  const closing = translateFormula(`${asked.toLowerCase()}?`, source, target);
  return closing ? { rest: `${rest}.`, closing } : null;
}

/** Others may be part of what follows: "Right, left and straight on." */
const OPENINGS =
  /^(?:(?:many )?thank(?:s| you)(?: (?:very|so) much| a lot)?|great|excellent|perfect|sure|of course|okay|ok|all right|hi|hello|sorry|excuse me|exactly|absolutely|congratulations|welcome back|wow|no problem|you're welcome|ladies and gentlemen|look|listen|by the way|first of all|on the other hand|on the one hand|all of a sudden|as far as i know|for example|in other words|to be honest|honestly|what's up(?: guys| everyone)?|(?:as|like) i said)$/iu;

const keyOf = (clause: string): string =>
  clause
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^\p{L}' -]/gu, "")
    .trim();

const opened = (text: string): string =>
  text.endsWith("?") ? `¿${text}` : text.endsWith("!") ? `¡${text}` : text;

const COLUMNS: Readonly<Record<string, 0 | 1 | 2 | 3>> = { es: 0, fr: 1, it: 2, pt: 3 };
