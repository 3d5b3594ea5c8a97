import { isDubbed, SCRIPT_LIMITS, type ScriptLine, textSchema } from "@dubdeck/domain";
import { formatTime } from "./clock-times.ts";
import type { Problem } from "./row.ts";

interface Imported {
  readonly fileLine: number;
  readonly line: ScriptLine;
}

/** Returns what is wrong with imported lines, in the order of the file. */
export function checkRows(imported: readonly Imported[], durationMs: number): Problem[] {
  const wrong = imported.flatMap(({ fileLine, line }) => {
    const message = problemOf(line, durationMs);
    return message ? [{ fileLine, message }] : [];
  });
  return [...wrong, ...overlaps(imported)].toSorted((a, b) => a.fileLine - b.fileLine);
}

function problemOf({ startMs, endMs, text, sourceText }: ScriptLine, durationMs: number) {
  const { minMs, maxChars } = SCRIPT_LIMITS;
  if (endMs < startMs) return "the end lies before the start.";
  if (endMs - startMs < minMs) return `a line lasts at least ${minMs} ms.`;
  if (endMs > durationMs)
    return `it ends after the video, which ends at ${formatTime(durationMs)}.`;
  for (const each of [text ?? "", sourceText]) {
    if (each.length > maxChars) return `a text has at most ${maxChars} characters.`;
    if (!textSchema.safeParse(each).success)
      return "a text contains characters that are not valid.";
  }
  return null;
}

/** Finds lines that begin before the same speaker's earlier one has ended. */
function overlaps(imported: readonly Imported[]): Problem[] {
  const dubbed = imported.filter(({ line }) => isDubbed(line) && line.endMs >= line.startMs);
  const bySpeaker = Map.groupBy(dubbed, ({ line }) => line.speaker);
  return [...bySpeaker.values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => a.line.startMs - b.line.startMs);
    let last: Imported | undefined;
    return sorted.flatMap((each) => {
      const before = last;
      if (!last || each.line.endMs > last.line.endMs) last = each;
      if (!before || each.line.startMs >= before.line.endMs) return [];
      const message = `it begins before the same speaker's line in line ${before.fileLine} has ended.`;
      return [{ fileLine: each.fileLine, message }];
    });
  });
}
