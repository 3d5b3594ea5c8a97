import { cn } from "../../ui/cn.ts";
import type { ReportSpeaker } from "./report-speakers.ts";
import { speakerColor } from "./speaker-colors.ts";

interface Props {
  speakers: readonly ReportSpeaker[];
  voiceName: (id: string) => string;
}

/** Who speaks, in which colour and by which voice. */
export function SpeakerLegend({ speakers, voiceName }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-label="Speakers">
      {speakers.map(({ id, name, voice, lines }, index) => (
        <li key={id} className="flex items-center gap-2">
          <span className={cn("size-2.5 rounded-full", speakerColor(index).mark)} aria-hidden />
          <span className="font-medium">{name}</span>
          <span className="text-soft">
            {voice && `${voiceName(voice)} · `}
            {lines} {lines === 1 ? "line" : "lines"}
          </span>
        </li>
      ))}
    </ul>
  );
}
