import type { LanguageCode } from "@dubdeck/domain";
import { z } from "zod";
import { alignWords } from "./align-words.ts";
import { type Interval, overlapMs } from "./interval.ts";
import type { Line } from "./line.ts";
import { unitsOf } from "./scorecard/heard-back.ts";
import { coverage, heardOnset, onsetErrors, p95 } from "./scorecard/heard-timing.ts";
import type { Word } from "./transcript.ts";

export const heardLineSchema = z.object({
  id: z.string(),
  /** What a recogniser heard. */
  text: z.string(),
  /** (Wrong + missing + extra words) / words of the line. */
  wordErrorRate: z.number().nonnegative(),
  /** When it is heard to begin; null if none of its words is heard. */
  onsetMs: z.int().nullable(),
});
export type HeardLine = z.infer<typeof heardLineSchema>;

/** A line's text and its position in the audio that was recognised. */
export interface SaidLine extends Interval {
  readonly id: string;
  readonly text: string;
}

/** A word may be heard this long before or after its clip. */
const SLACK_MS = 1000;

/**
 * Compares what each line says with what a recogniser heard, aligning all words at once.
 * @param lines in chronological order
 * @param regions speech regions from voice activity detection, where they are known
 */
export function compareHeard(
  lines: readonly SaidLine[],
  words: readonly Word[],
  language: LanguageCode,
  regions: readonly Interval[] = [],
): HeardLine[] {
  const said = lines.flatMap((line) =>
    unitsOf(line.text, language).map((text) => ({ line, text })),
  );
  const heard = words.flatMap((word) =>
    unitsOf(word.text, language).map((text) => ({ word, text })),
  );
  const steps = alignWords(
    said.map(({ text }) => text),
    heard.map(({ text }) => text),
  );
  const counts = new Map(lines.map(({ id }) => [id, emptyCount()]));
  for (const step of steps) {
    const one = step.said === null ? undefined : said[step.said];
    const other = step.heard === null ? undefined : heard[step.heard];
    const line = one?.line ?? (other && lineAt(lines, other.word));
    const count = line && counts.get(line.id);
    if (!count) continue;
    if (one?.text !== other?.text) count.errors += 1;
    const word = other && isWithin(other.word, line) ? other.word : null;
    if (word) count.heard.push(word);
    if (one) count.wordsMs.push(word && Math.round(word.startMs));
  }
  const heardMs = words.map(({ startMs }) => startMs);
  return lines.map(({ id, text }) => {
    const { errors, heard: own, wordsMs } = counts.get(id) ?? emptyCount();
    return {
      id,
      text: own.map((word) => word.text.trim()).join(" "),
      wordErrorRate: errors / Math.max(1, unitsOf(text, language).length),
      onsetMs: heardOnset(wordsMs, regions, heardMs),
    };
  });
}

interface Count {
  errors: number;
  readonly heard: Word[];
  /** When each of the line's words is heard; null if it is not. */
  readonly wordsMs: (number | null)[];
}

const emptyCount = (): Count => ({ errors: 0, heard: [], wordsMs: [] });

const isWithin = (word: Interval, line: SaidLine): boolean =>
  word.endMs > line.startMs - SLACK_MS && word.startMs < line.endMs + SLACK_MS;

/** A word that no line says is heard at most this far from the line that it belongs to. */
const EXTRA_SLACK_MS = 300;

/** Returns the line at a word; undefined where the original sound stays. */
function lineAt(lines: readonly SaidLine[], word: Word): SaidLine | undefined {
  const around = { startMs: word.startMs - EXTRA_SLACK_MS, endMs: word.endMs + EXTRA_SLACK_MS };
  const near = lines.filter((line) => overlapMs(line, around) > 0);
  return near.toSorted((x, y) => overlapMs(y, around) - overlapMs(x, around))[0];
}

export const listeningSchema = z.object({
  lines: z.array(heardLineSchema),
  /** Speech regions of the finished dub. */
  regions: z.array(z.object({ startMs: z.int(), endMs: z.int() })),
});
/** What a recogniser heard in a finished dub. */
export type Listening = z.infer<typeof listeningSchema>;

export interface AsHeard {
  /** Share of the dubbed source speech during which the dub is heard speaking, 0 to 1. */
  readonly coverage: number;
  /** 95th percentile of the time between an onset in the source and the matching one in the dub. */
  readonly onsetErrorP95Ms: number;
  readonly wordErrorRate: number;
}

/** Measures the dub's coverage, onset errors and word error rate from what a recogniser heard. */
export function measureHeard(
  lines: readonly Line[],
  listening: Listening,
  language: LanguageCode,
): AsHeard {
  const dubbed = lines.filter(({ placement }) => placement !== null);
  const heard = new Map(listening.lines.map((line) => [line.id, line]));
  const units = (line: Line): number => unitsOf(line.text ?? "", language).length;
  const errors = dubbed.reduce(
    (sum, line) => sum + (heard.get(line.id)?.wordErrorRate ?? 1) * units(line),
    0,
  );
  const all = dubbed.reduce((sum, line) => sum + units(line), 0);
  const times = dubbed.map((line) => {
    const onsetMs = heard.get(line.id)?.onsetMs ?? null;
    return { source: line, onsetMs, wordsMs: [onsetMs] };
  });
  return {
    coverage: coverage(dubbed, listening.regions),
    onsetErrorP95Ms: p95(onsetErrors(dubbed, listening.regions, times)),
    wordErrorRate: all === 0 ? 0 : errors / all,
  };
}
