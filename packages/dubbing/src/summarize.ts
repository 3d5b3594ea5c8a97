import type { Report, ReportLine } from "./report.ts";

/** Summarizes a report in a few lines for a terminal, and lists flagged lines with their reasons. */
export function summarize({ lines, job }: Report): string {
  const loudness =
    job.loudnessLufs === null || job.truePeakDbtp === null
      ? "not measured"
      : `${job.loudnessLufs.toFixed(1)} LUFS, true peak ${job.truePeakDbtp.toFixed(1)} dBTP`;
  const heard = job.heard
    ? `onsets within ${job.heard.onsetErrorP95Ms} ms (p95), ${percent(job.heard.coverage)} of the speech covered, word error rate ${job.heard.wordErrorRate.toFixed(2)}`
    : "not listened to";
  const voices = job.speakers.map(({ id, voice }) => (id ? `${id}: ${voice}` : voice)).join(", ");
  return [
    `Lines     ${job.dubbed} of ${job.lines} dubbed, ${job.unclear} unclear, ${percent(job.naturalShare)} at a natural rate, ${percent(job.cutShare)} cut`,
    `Voices    ${voices || "none"}`,
    `As heard  ${heard}`,
    `Timing    ${job.collisions} collisions, drift ${job.driftMs} ms`,
    `Loudness  ${loudness}`,
    ...lines.flatMap(flagged),
  ].join("\n");
}

function flagged({ id, sourceStartMs, flags }: ReportLine): string[] {
  const at = (sourceStartMs / 1000).toFixed(1);
  return flags.map(({ reason }) => `Flagged   line ${id} at ${at} s: ${reason}`);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
