import { type Script, type ScriptLine, SCRIPT_LIMITS, sortLines } from "@dubdeck/domain";
import type { Line } from "./line.ts";
import type { Report } from "./report.ts";

type Spoken = Pick<Line, "id" | "speaker" | "sourceText" | "text" | "startMs" | "endMs" | "voice">;

/** Makes the first script of a dub from the pipeline's lines. */
export function scriptOf(lines: readonly Spoken[]): Script {
  const speakers = speakersOf(lines);
  const usual = new Map(speakers.map(({ id, voice }) => [id, voice]));
  const sorted = sortLines(lines.map((line) => toScriptLine(line, usual)));
  return { lines: withoutOverlaps(sorted), speakers };
}

/** Makes the script of a dub that was finished before scripts existed. */
export const scriptOfReport = ({ lines }: Report): Script =>
  scriptOf(
    lines.map((line) => ({ ...line, startMs: line.sourceStartMs, endMs: line.sourceEndMs })),
  );

function toScriptLine(line: Spoken, usual: ReadonlyMap<string, string>): ScriptLine {
  const { id, sourceText, text, startMs, endMs, voice } = line;
  const speaker = line.speaker ?? ANYONE;
  return {
    id,
    version: 1,
    speaker,
    sourceText,
    text,
    startMs,
    endMs,
    voice: voice === usual.get(speaker) ? null : voice,
    speed: null,
    sayAs: null,
    recording: null,
  };
}

/** The speaker of a dub whose speakers were not told apart. */
const ANYONE = "S1";

/** A speaker's voice is that of most of their lines. */
function speakersOf(lines: readonly Spoken[]): Script["speakers"] {
  const byId = Map.groupBy(lines, ({ speaker }) => speaker ?? ANYONE);
  const numbered = [...byId.keys()].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return numbered.map((id, i) => {
    const voices = Map.groupBy(
      (byId.get(id) ?? []).flatMap(({ voice }) => voice ?? []),
      (voice) => voice,
    );
    const [most] = [...voices].toSorted(([, a], [, b]) => b.length - a.length);
    return { id, version: 1, name: `Speaker ${i + 1}`, voice: most?.[0] ?? "auto" };
  });
}

/** Ends each line where the same speaker's next one begins: one person speaks one line at a time. */
function withoutOverlaps(sorted: readonly ScriptLine[]): ScriptLine[] {
  return sorted.map((line, i) => {
    const next = sorted.slice(i + 1).find(({ speaker }) => speaker === line.speaker);
    const endMs = next ? Math.min(line.endMs, next.startMs) : line.endMs;
    return { ...line, endMs: Math.max(endMs, line.startMs + SCRIPT_LIMITS.minMs) };
  });
}
