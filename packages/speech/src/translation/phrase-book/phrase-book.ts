import { ANSWERS } from "./answers.ts";
import { COURTESY } from "./courtesy.ts";
import { LEFT_OUT_VERBS } from "./left-out-verbs.ts";
import { QUESTIONS } from "./questions.ts";

/** A row's translations: Spanish; French; Italian; Portuguese. */
export type Translations = readonly string[];

/**
 * What people say all the time, by its English in lower case. Rows are English; Spanish; French; Italian; Portuguese. Several
 * ways to say it in English are separated by commas; with a question mark, only as a question.
 */
export const PHRASE_BOOK: ReadonlyMap<string, Translations> = new Map(
  [COURTESY, ANSWERS, LEFT_OUT_VERBS, QUESTIONS].flatMap((rows) =>
    rows.trim().split("\n").flatMap(readRow),
  ),
);

function readRow(row: string): (readonly [string, Translations])[] {
  const [english = "", ...others] = row.split("; ");
  return english.split(", ").map((key) => [key, others]);
}
