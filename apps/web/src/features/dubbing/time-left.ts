interface Sample {
  readonly atMs: number;
  /** 0 to 100. */
  readonly progress: number;
}

/** A job's progress when it was first seen, and now. */
export interface Pace {
  readonly first: Sample;
  readonly now: Sample;
}

/** Below this there is too little to judge a pace by. */
const MIN_STEP = 4;
const MIN_MS = 3000;

/** The time left in words, rounded up; no number before the pace is known. */
export function timeLeftText(pace: Pace | undefined): string {
  const ms = pace ? estimateTimeLeft(pace) : null;
  if (ms === null) return "Estimating the time left…";
  const seconds = Math.ceil(ms / 5000) * 5;
  if (seconds <= 55) return `About ${Math.max(5, seconds)} seconds left`;
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? "About a minute left" : `About ${minutes} minutes left`;
}

/** Milliseconds left at this pace; null while it is not known. */
function estimateTimeLeft({ first, now }: Pace): number | null {
  const step = now.progress - first.progress;
  const elapsed = now.atMs - first.atMs;
  if (step < MIN_STEP || elapsed < MIN_MS) return null;
  return ((100 - now.progress) * elapsed) / step;
}
