import type { Track } from "./dub-track-switch.tsx";

interface Line {
  readonly sourceText: string;
  readonly text: string;
  readonly startMs: number;
  readonly slotMs: number;
  readonly clipMs: number;
}

/** WebVTT of a dub's lines: what is said in the dub, or in the original at the same time. */
export function toVtt(lines: readonly Line[], track: Track): string {
  const cues = lines.map(({ sourceText, text, startMs, slotMs, clipMs }) => {
    const endMs = startMs + (track === "dub" ? clipMs : slotMs);
    const words = (track === "dub" ? text : sourceText)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;");
    return `${stamp(startMs)} --> ${stamp(endMs)}\n${words}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** 3723004 → 01:02:03.004 */
function stamp(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
