import { formatDuration } from "../../lib/format.ts";
import { type ReportLine, speakerName } from "./report.ts";
import type { Bar } from "./timeline-bars.ts";

type NameOfVoice = (id: string) => string;

/** Returns a line's speaker and voice: Speaker 1 · Dora. */
export function whoSays({ speaker, voice }: ReportLine, voiceName: NameOfVoice): string {
  const name = speakerName(speaker);
  return voice === null ? name : `${name} · ${voiceName(voice)}`;
}

/** Returns a bar's accessible label: what it plays, the speaker and any flags. */
export function barLabel({ track, line, startMs, flagged }: Bar, voiceName: NameOfVoice): string {
  const at = formatDuration(startMs);
  const [what, who] =
    track === "dub"
      ? [`Play dub at ${at}: ${line.text}`, whoSays(line, voiceName)]
      : [`Play original at ${at}: ${line.sourceText}`, speakerName(line.speaker)];
  const reasons = flagged ? line.flags.map(({ reason }) => reason) : [];
  return [what, who, ...reasons].join(" · ");
}
