import type { ScriptLine } from "@dubdeck/domain";
import type { ScriptRow } from "./row.ts";

const BUCKET_MS = 2000;
/** Bounds for files that no one wrote in good faith. */
const BUCKETS = 300;
const CANDIDATES = 200;

/**
 * Finds for each row the line that it stands for: the one whose time it covers best, of the same
 * speaker if there is one. Each line stands for one row at most.
 * @param rows with speakers' ids
 * @returns lines by the index of their row
 */
export function matchRows(
  lines: readonly ScriptLine[],
  rows: readonly ScriptRow[],
): Map<number, ScriptLine> {
  const near = new Map<number, ScriptLine[]>();
  for (const line of lines) {
    for (const bucket of bucketsOf(line)) {
      const others = near.get(bucket);
      if (others) others.push(line);
      else near.set(bucket, [line]);
    }
  }
  const pairs = rows.flatMap((row, index) => {
    const found = new Set(bucketsOf(row).flatMap((bucket) => near.get(bucket) ?? []));
    return [...found].slice(0, CANDIDATES).flatMap((line) => {
      const score = scoreOf(row, line);
      return score > 0 ? [{ index, line, score }] : [];
    });
  });
  const matches = new Map<number, ScriptLine>();
  const taken = new Set<string>();
  for (const { index, line } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (matches.has(index) || taken.has(line.id)) continue;
    matches.set(index, line);
    taken.add(line.id);
  }
  return matches;
}

function bucketsOf({ startMs, endMs }: Pick<ScriptRow, "startMs" | "endMs">): number[] {
  const first = Math.floor(startMs / BUCKET_MS);
  const last = Math.floor(endMs / BUCKET_MS);
  return Array.from(
    { length: Math.min(BUCKETS, Math.max(1, last - first + 1)) },
    (_, i) => first + i,
  );
}

/** Share of their joint time that both cover, above 1 for the same speaker; 0 if they do not meet. */
function scoreOf(row: ScriptRow, line: ScriptLine): number {
  const both = Math.min(row.endMs, line.endMs) - Math.max(row.startMs, line.startMs);
  if (both <= 0) return 0;
  const joint = Math.max(row.endMs, line.endMs) - Math.min(row.startMs, line.startMs);
  const sameText =
    (row.translation ?? null) === line.text || (row.source ?? null) === line.sourceText;
  const sameSpeaker = row.speaker === undefined || row.speaker === line.speaker;
  return both / joint + (sameSpeaker ? 1 : 0) + (sameText ? 0.5 : 0);
}
