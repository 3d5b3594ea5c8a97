import type { Cue } from "./to-cues.ts";

/** Formats cues as SubRip. */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, i) => {
      const times = `${timestamp(cue.startMs, ",")} --> ${timestamp(cue.endMs, ",")}`;
      return `${i + 1}\n${times}\n${cue.lines.join("\n")}\n`;
    })
    .join("\n");
}

/** Formats cues as WebVTT. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map((cue) => {
    const times = `${timestamp(cue.startMs, ".")} --> ${timestamp(cue.endMs, ".")}`;
    return `${times}\n${cue.lines.map(escapeVtt).join("\n")}\n`;
  });
  return ["WEBVTT\n", ...blocks].join("\n");
}

/** Escapes the characters that WebVTT reads as markup. */
export function escapeVtt(line: string): string {
  return line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function timestamp(ms: number, separator: "," | "."): string {
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, "0");
  const clock = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => pad(part));
  return `${clock.join(":")}${separator}${pad(ms % 1000, 3)}`;
}
