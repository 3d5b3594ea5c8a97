import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compareHeard, flagged, type HeardLine, type Line, MISHEARD } from "@dubdeck/dubbing";
import { type Sound, wavOf } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { Deps } from "../deps.ts";
import type { Buyer } from "./buy-clip.ts";
import { speakLine, type SpokenLine } from "./speak-lines.ts";

/** A line with a higher word error rate counts as not understood. */
const MAX_ERROR_RATE = 0.5;
/** Shorter lines are not checked: recognisers often fail on a word or two. */
const MIN_CHARS = 12;
/** Silence in ms between two clips, so that the recogniser treats each separately. */
const PAUSE_MS = 700;
/** Speed reduction when a line is synthesized again. */
const SLOWER = 0.1;
const MIN_SPEED = 0.85;

/**
 * Checks a chunk's clips with a recogniser. A line that was not understood is synthesized once
 * more, slower; the clip with the lower error rate is kept, and flagged if it is still not
 * understood.
 */
export async function checkClips(
  deps: Pick<Deps, "engines" | "storage">,
  buyer: Buyer,
  spoken: readonly SpokenLine[],
): Promise<Line[]> {
  const heard = await listenTo(deps, buyer, spoken);
  const bad = spoken.filter(({ line }) => isMisheard(line, heard.get(line.id)));
  if (bad.length === 0) return spoken.map(({ line }) => line);

  const again = await Promise.all(
    bad.map(({ line }) => {
      const speed = Math.max(MIN_SPEED, Math.round(((line.clip?.speed ?? 1) - SLOWER) * 20) / 20);
      return speakLine(deps, buyer, line, speed);
    }),
  );
  const heardAgain = await listenTo(deps, buyer, again);
  const second = new Map(again.map(({ line }) => [line.id, line]));
  return spoken.map(({ line }) => {
    const other = second.get(line.id);
    if (!other) return line;
    const [before, after] = [heard.get(line.id), heardAgain.get(line.id)];
    const better = errorRate(after) < errorRate(before) ? other : line;
    const stillBad = Math.min(errorRate(before), errorRate(after)) > MAX_ERROR_RATE;
    return stillBad ? flagged(better, "misheard", MISHEARD) : better;
  });
}

const errorRate = (heard: HeardLine | undefined): number => heard?.wordErrorRate ?? 1;

function isMisheard({ text, clip }: Line, heard: HeardLine | undefined): boolean {
  return clip !== null && (text?.length ?? 0) >= MIN_CHARS && errorRate(heard) > MAX_ERROR_RATE;
}

/** Transcribes the clips and compares each with its text; returns results by line id. */
async function listenTo(
  deps: Pick<Deps, "engines">,
  buyer: Buyer,
  spoken: readonly SpokenLine[],
): Promise<Map<string, HeardLine>> {
  const clips = spoken.flatMap(({ line: { id, text }, sound }) =>
    sound && text !== null ? [{ id, text, sound }] : [],
  );
  const tracks = [...Map.groupBy(clips, ({ sound }) => sound.rate)].flatMap(([rate, alike]) =>
    halves(alike).map((part) => ({ rate, part })),
  );
  const heard = await Promise.all(
    tracks.map(({ rate, part }) => listenAt(rate, deps, buyer, part)),
  );
  return new Map(heard.flat().map((line) => [line.id, line]));
}

/** Divides clips into two tracks of about the same length: the recogniser uses one core for each. */
function halves<Clip extends { readonly sound: Sound }>(clips: readonly Clip[]): Clip[][] {
  const half = clips.reduce((sum, { sound }) => sum + sound.samples.length, 0) / 2;
  let samples = 0;
  const middle = 1 + clips.findIndex(({ sound }) => (samples += sound.samples.length) >= half);
  return [clips.slice(0, middle), clips.slice(middle)].filter((part) => part.length > 0);
}

/** Transcribes clips of one rate as one track. */
async function listenAt(
  rate: number,
  { engines }: Pick<Deps, "engines">,
  { targetLanguage: language, signal }: Buyer,
  clips: readonly { readonly id: string; readonly text: string; readonly sound: Sound }[],
): Promise<HeardLine[]> {
  const pause = Math.round((PAUSE_MS * rate) / 1000);
  const total = clips.reduce((sum, { sound }) => sum + sound.samples.length + pause, 0);
  const track = new Int16Array(total);
  let at = 0;
  const said = clips.map(({ id, text, sound: { samples } }) => {
    track.set(samples, at);
    const startMs = Math.round((at * 1000) / rate);
    const endMs = Math.round(((at + samples.length) * 1000) / rate);
    at += samples.length + pause;
    return { id, text, startMs, endMs };
  });
  const { words } = await withTempDir(async (directory) => {
    const path = join(directory, "clips.wav");
    await writeFile(path, wavOf(track, rate));
    return await engines.transcriber.transcribe({ path, language, isClear: true, signal });
  });
  return compareHeard(said, words, language);
}
