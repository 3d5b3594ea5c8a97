import { flagged, type Line, type Pacing, speedsToBuy, spokenText } from "@dubdeck/dubbing";
import type { Sound } from "@dubdeck/media";
import { SpeechEngineError } from "@dubdeck/speech";
import pMap from "p-map";
import type { Deps } from "../deps.ts";
import { type Buyer, buyClip } from "./buy-clip.ts";

/** A line and its clip without surrounding silence; null without a clip. */
export interface SpokenLine {
  readonly line: Line;
  readonly sound: Sound | null;
}

/** Maximum number of a chunk's lines at the engine at once. */
export const LINES_AT_ONCE = 3;

/**
 * Buys the clips of lines at speeds that fit their time: first estimated from the voice's measured
 * pace; then, if a clip is too long or too short to be stretched inaudibly, once more at a speed
 * computed from its actual length.
 * @param among all lines, these included, whose time they share; by default only these
 */
export async function speakLines(
  deps: Pick<Deps, "engines" | "storage">,
  buyer: Buyer,
  {
    lines,
    among = lines,
    pacing,
    onLine,
  }: {
    lines: readonly Line[];
    among?: readonly Line[];
    pacing: Pacing;
    onLine: (done: number) => void;
  },
): Promise<SpokenLine[]> {
  const { takesSpeed } = deps.engines.synthesizer;
  const seeds = speedsToBuy(among, pacing);
  let done = 0;
  const first = await longestFirst(lines, async (line) => {
    // If the engine takes no speed, the clip is only stretched.
    const speed = takesSpeed ? (seeds.get(line.id) ?? 1) : 1;
    const spoken = await speakLine(deps, buyer, line, speed);
    onLine((done += 1));
    return spoken;
  });
  if (!takesSpeed) return first;
  const spokenById = new Map(first.map(({ line }) => [line.id, line]));
  const measured = among.map((line) => spokenById.get(line.id) ?? line);
  const corrections = speedsToBuy(measured, pacing);
  return await pMap(
    first,
    async (spoken) => {
      const speed = corrections.get(spoken.line.id);
      return speed && spoken.line.clip ? await speakLine(deps, buyer, spoken.line, speed) : spoken;
    },
    { concurrency: LINES_AT_ONCE },
  );
}

/** Speaks lines so that no long one is left alone at the end; returns them in their order. */
async function longestFirst(
  lines: readonly Line[],
  speak: (line: Line) => Promise<SpokenLine>,
): Promise<SpokenLine[]> {
  const length = ({ text }: Line): number => text?.length ?? 0;
  const byLength = lines
    .map((line, i) => ({ line, i }))
    .toSorted((a, b) => length(b.line) - length(a.line));
  const spoken = await pMap(byLength, async ({ line, i }) => ({ i, spoken: await speak(line) }), {
    concurrency: LINES_AT_ONCE,
  });
  return spoken.toSorted((a, b) => a.i - b.i).map((each) => each.spoken);
}

/**
 * Synthesizes one line. If the engine rejects its text, flags the line instead of failing the job.
 */
export async function speakLine(
  deps: Pick<Deps, "engines" | "storage">,
  buyer: Buyer,
  line: Line,
  speed: number,
): Promise<SpokenLine> {
  const { voice } = line;
  const text = spokenText(line);
  if (text === null || voice === null) return { line, sound: null };
  try {
    const { clip, sound } = await buyClip(deps, buyer, { text, voice, speed });
    return { line: { ...line, clip }, sound };
  } catch (error) {
    if (!(error instanceof SpeechEngineError) || error.kind !== "rejected") throw error;
    return { line: flagged({ ...line, clip: null }, "refused", REFUSED), sound: null };
  }
}

const REFUSED = "The voice engine refused this text: the original sound stays here.";
