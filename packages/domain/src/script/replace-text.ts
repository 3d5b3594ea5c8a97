import type { Changes } from "./changes.ts";
import { refusal } from "./check.ts";
import type { EditOf } from "./edit.ts";
import { SCRIPT_LIMITS, type ScriptLine } from "./script.ts";

type Replacing = Pick<
  EditOf<"replace">,
  "field" | "find" | "replacement" | "matchCase" | "wholeWords"
>;

/** Replaces a text in one field of all lines; returns the changed lines only. */
export function replaceText(lines: readonly ScriptLine[], replacing: Replacing): Changes["lines"] {
  const { field, replacement } = replacing;
  const pattern = patternOf(replacing);
  return lines.flatMap((before) => {
    const text = before[field];
    const replaced = text?.replace(pattern, () => replacement).trim();
    if (replaced === undefined || replaced === text) return [];
    if (field === "text" && replaced === "") {
      throw refusal("A line would be left without a text. Please delete that line instead.");
    }
    if (replaced.length > SCRIPT_LIMITS.maxChars) {
      throw refusal(`A line would get longer than ${SCRIPT_LIMITS.maxChars} characters.`);
    }
    return [{ before, after: { ...before, [field]: replaced } }];
  });
}

/** A text to look for in the lines' texts or source texts. */
export type TextSearch = Omit<Replacing, "replacement">;

/** Returns how often a text occurs in one field of each line, by line id; lines without it are left out. */
export function countMatches(
  lines: readonly Pick<ScriptLine, "id" | "text" | "sourceText">[],
  search: TextSearch,
): Map<string, number> {
  if (search.find === "") return new Map();
  const pattern = patternOf(search);
  return new Map(
    lines.flatMap((line) => {
      const count = line[search.field]?.match(pattern)?.length ?? 0;
      return count === 0 ? [] : [[line.id, count] as const];
    }),
  );
}

function patternOf({ find, matchCase, wholeWords }: TextSearch): RegExp {
  const escaped = find.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const flags = matchCase ? "gu" : "giu";
  const letter = String.raw`[\p{L}\p{N}_]`;
  return new RegExp(wholeWords ? `(?<!${letter})${escaped}(?!${letter})` : escaped, flags);
}
