import type { Script, Track } from "@dubdeck/domain";
import { escapeVtt } from "../subtitles.ts";
import { formatTime, parseTime } from "./clock-times.ts";
import { type Problem, type ReadScript, rowsOf, type ScriptRow } from "./row.ts";
import { speakersInCues } from "./speaker-names.ts";

interface SpokenCue {
  readonly startMs: number;
  readonly endMs: number;
  readonly speaker: string | null;
  readonly text: string;
}

/** Writes one text of a script as SubRip, each with its speaker: `Ada: Hello`. */
export const toSrtScript = (script: Script, track: Track): string =>
  cuesOf(script, track)
    .map(({ startMs, endMs, speaker, text }, i) => {
      const times = `${formatTime(startMs, ",")} --> ${formatTime(endMs, ",")}`;
      return `${i + 1}\n${times}\n${speaker === null ? text : `${speaker}: ${text}`}\n`;
    })
    .join("\n");

/** Writes one text of a script as WebVTT, each with its speaker as its voice: `<v Ada>Hello`. */
export const toVttScript = (script: Script, track: Track): string =>
  [
    "WEBVTT\n",
    ...cuesOf(script, track).map(({ startMs, endMs, speaker, text }) => {
      const voice = speaker === null ? "" : `<v ${escapeVtt(speaker)}>`;
      return `${formatTime(startMs)} --> ${formatTime(endMs)}\n${voice}${escapeVtt(text)}\n`;
    }),
  ].join("\n");

const cuesOf = (script: Script, track: Track): SpokenCue[] =>
  rowsOf(script).flatMap(({ startMs, endMs, speaker, source, translation }) => {
    const text = (track === "dub" ? translation : source)?.replace(/\s+/g, " ").trim();
    return text ? [{ startMs, endMs, speaker, text }] : [];
  });

const ARROW = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s.*)?$/;
const LIKE_TIMES = /^\s*\S*\d\S*\s*-->/;

/**
 * Reads SubRip or WebVTT as one text of a script. Speakers are WebVTT voices, or names before a
 * colon: those of the script, and others if every cue begins with one.
 * @param names the script's speakers
 */
export function readCues(
  content: string,
  { track, names }: { readonly track: Track; readonly names: readonly string[] },
): ReadScript {
  const read = blocksOf(content);
  const problems: Problem[] = read.flatMap(({ times, fileLine }) =>
    times ? [] : [{ fileLine, message: TIMES }],
  );
  if (read.length === 0) problems.push({ fileLine: 1, message: NO_CUES });
  const isVtt = /^\uFEFF?WEBVTT/.test(content);
  const said = speakersInCues(
    read.map(({ texts }) => texts.join(" ")),
    { names, isVtt },
  );
  const rows = read.flatMap(({ times, fileLine }, i): ScriptRow[] => {
    const { speaker, text } = said[i] ?? { text: "" };
    if (!times || text === "") return [];
    const spoken = track === "dub" ? { translation: text } : { source: text };
    return [{ ...times, fileLine, ...(speaker !== undefined && { speaker }), ...spoken }];
  });
  return { rows, problems };
}

interface Block {
  /** Null if the times cannot be read. */
  readonly times: { readonly startMs: number; readonly endMs: number } | null;
  readonly fileLine: number;
  readonly texts: string[];
}

/** Splits a file into its subtitles; drops their numbers or names, and WebVTT's other blocks. */
function blocksOf(content: string): Block[] {
  const fileLines = content.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const blocks: Block[] = [];
  let isNote = false;
  for (const [i, line] of fileLines.entries()) {
    const [above = "", aboveThat = ""] = [fileLines[i - 1], fileLines[i - 2]];
    if (line.trim() === "") isNote = false;
    else if (LIKE_TIMES.test(line)) {
      // A number or name between a blank line and the times was taken for text.
      if (!isNote && above.trim() !== "" && aboveThat.trim() === "") blocks.at(-1)?.texts.pop();
      blocks.push({ times: timesIn(line), fileLine: i + 1, texts: [] });
      isNote = false;
    } else if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line) && above.trim() === "") isNote = true;
    else if (!isNote) blocks.at(-1)?.texts.push(line.trim());
  }
  return blocks;
}

function timesIn(line: string): Block["times"] {
  const [, start = "", end = ""] = ARROW.exec(line) ?? [];
  const [startMs, endMs] = [parseTime(start), parseTime(end)];
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

const TIMES = "the times cannot be read. Please write them as 00:00:01,000 --> 00:00:02,500.";
const NO_CUES = "there is no subtitle in this file.";
