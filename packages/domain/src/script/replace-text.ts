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

function patternOf({ find, matchCase, wholeWords }: Replacing): RegExp {
  const escaped = find.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const flags = matchCase ? "gu" : "giu";
  const letter = String.raw`[\p{L}\p{N}_]`;
  return new RegExp(wholeWords ? `(?<!${letter})${escaped}(?!${letter})` : escaped, flags);
}
