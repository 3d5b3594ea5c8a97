import { flagged, type Clip, type Line } from "./line.ts";
import {
  estimate,
  limitsOf,
  type LineLimits,
  NOTICED_AFTER_MS,
  type Pacing,
  timeLine,
} from "./line-limits.ts";
import { type PlannedLine, planTimeline } from "./plan-timeline.ts";
import type { TimedLine } from "./timed-line.ts";
import { speedFor, type VoicePace } from "./rate-limits.ts";

/** Requested speeds are rounded to 1/20 so that equal lines share one cached clip. */
const SPEED_STEPS = 20;
const MIN_SPEED = 0.75;
/**
 * Faster speech is made by time-stretching, because engines drop sounds at high speeds: at 1.4 times
 * their own pace, five Kokoro voices had 12 to 29 % of their words misheard, but 0 to 15 % stretched.
 */
const MAX_SPEED = 1;
/** Stretching further sounds drawn out, so the engine is asked for a slower clip. */
const MIN_STRETCH = 0.9;

/**
 * Returns the speed to request from the engine, by line id, for lines without a clip and for lines
 * whose clip would have to be slowed down audibly. Pure, so that a retry finds the clips already bought.
 */
export function speedsToBuy(lines: readonly Line[], pacing: Pacing): Map<string, number> {
  const speeds = new Map<string, number>();
  for (const { line, limits, planned } of plan(lines, pacing)) {
    if (line.recorded) continue;
    const speed = speedOf(line, limits, planned, pacing.voiceOf(line.voice));
    if (speed !== null) speeds.set(line.id, speed);
  }
  return speeds;
}

function speedOf(
  line: Line,
  limits: LineLimits,
  planned: PlannedLine,
  voice: VoicePace,
): number | null {
  const { ms, pauseMs, speed: bought } = line.clip ?? { ...estimate(line, limits), speed: null };
  const tempo = ms / Math.max(1, planned.ms);
  if (bought !== null && tempo >= MIN_STRETCH) return null;
  const rate = (limits.syllables * 1000 * tempo) / Math.max(1, ms - pauseMs);
  const wanted = bought === null ? speedFor(voice, rate) : bought * tempo;
  const speed = Math.max(MIN_SPEED, Math.min(wanted, MAX_SPEED));
  const step = Math.round(speed * SPEED_STEPS) / SPEED_STEPS;
  return step === bought ? null : step;
}

/** Returns the ids of lines that do not fit at a natural rate, by measured or else estimated length. */
export function tightLines(lines: readonly Line[], pacing: Pacing): Set<string> {
  const tight = plan(lines, pacing).filter(
    ({ timed, planned }) => planned.ms < timed.naturalMs - TOLERANCE_MS,
  );
  return new Set(tight.map(({ line }) => line.id));
}

/** Smaller differences are rounding errors. */
const TOLERANCE_MS = 20;
/** Viewers notice lines later than this. */
const NOTICED_LATE_MS = 400;

/** Fits measured clips into their time; flags lines that are cut off, too fast or late, with the reason. */
export function fitLines(lines: readonly Line[], pacing: Pacing): Line[] {
  const fits = new Map(plan(lines, pacing).map((each) => [each.line.id, each]));
  return lines.map((line) => {
    const fitted = fits.get(line.id);
    return fitted && line.clip ? fitLine(line, line.clip, fitted) : line;
  });
}

function fitLine(line: Line, clip: Clip, { limits, planned }: Planned): Line {
  const { startMs, ms: clipMs, cutMs } = planned;
  const tempo = Math.max(0.5, clip.ms / Math.max(1, clipMs + cutMs));
  const rate = (limits.syllables * 1000 * tempo) / Math.max(1, clip.ms - clip.pauseMs);
  const lateMs = startMs + NOTICED_AFTER_MS - line.startMs;
  const naturalRate = limits.natural;
  const fit = { startMs, clipMs, tempo, rate, naturalRate, cutMs, lateMs };
  const fitted: Line = { ...line, fit };
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  if (cutMs > 0) {
    const reason = `The last ${seconds(cutMs)} are cut off: the line is too long for its time even when spoken fast.`;
    return flagged(fitted, "cut", reason);
  }
  if (rate > naturalRate * 1.02) {
    const reason = `Spoken faster than is natural (${rate.toFixed(1)} syllables a second) to fit into ${seconds(clipMs)}.`;
    return flagged(fitted, "fast", reason);
  }
  if (lateMs > NOTICED_LATE_MS) {
    return flagged(fitted, "late", `Begins ${seconds(lateMs)} later than in the source.`);
  }
  return fitted;
}

interface Planned {
  readonly line: Line;
  readonly limits: LineLimits;
  readonly timed: TimedLine;
  readonly planned: PlannedLine;
}

/** Plans all lines that are spoken, in chronological order. */
function plan(lines: readonly Line[], pacing: Pacing): Planned[] {
  const spoken = lines
    .filter((line) => line.text !== null || line.recorded)
    .toSorted((a, b) => a.startMs - b.startMs)
    .map((line) => {
      const limits = limitsOf(line, pacing);
      return { line, limits, timed: timeLine(line, limits) };
    });
  const planned = planTimeline(
    spoken.map(({ timed }) => timed),
    pacing.endMs,
  );
  return spoken.map((each, i) => Object.assign(each, { planned: planned[i] as PlannedLine }));
}
