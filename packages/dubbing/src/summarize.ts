import { MAX_SPEED, NATURAL_SPEED } from "./fit-clip.ts";
import type { Report, ReportLine } from "./report.ts";

/** A report in a few lines for a terminal; lines that lost speech are named with their reason. */
export function summarize({ lines, job }: Report): string {
  const fastest = Math.max(0, ...lines.map((line) => line.speed));
  const loudness =
    job.loudnessLufs === null || job.truePeakDbtp === null
      ? "not measured"
      : `${job.loudnessLufs.toFixed(1)} LUFS, true peak ${job.truePeakDbtp.toFixed(1)} dBTP`;
  return [
    `Lines     ${job.lines}, ${percent(job.shareAtMost1_2)} at ${NATURAL_SPEED}x or slower, fastest ${fastest.toFixed(2)}x of at most ${MAX_SPEED}x`,
    `Timing    onsets within ${job.onsetErrorP95Ms} ms (p95), ${job.collisions} collisions, drift ${job.driftMs} ms`,
    `Speech    ${percent(job.overlap)} of the dub over the original's speech, ${percent(job.coverage)} of it covered`,
    `Loudness  ${loudness}`,
    ...lines.filter((line) => line.reason !== null).map(flagged),
  ].join("\n");
}

function flagged(line: ReportLine): string {
  return `Flagged   line ${line.id} at ${(line.startMs / 1000).toFixed(1)} s: ${line.reason}`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
