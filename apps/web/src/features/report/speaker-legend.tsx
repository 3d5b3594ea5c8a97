import { cn } from "../../ui/cn.ts";
import type { ReportSpeaker } from "./report-speakers.ts";

interface Props {
  speakers: readonly ReportSpeaker[];
  voiceName: (id: string) => string;
}

/** Lists the speakers with their colours and voices. */
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

/** CSS classes of a speaker's colour: for a solid mark, and for a bar on a timeline. */
const COLORS = [
  { mark: "bg-speaker-1", bar: "border-speaker-1 bg-speaker-1/20 hover:bg-speaker-1/35" },
  { mark: "bg-speaker-2", bar: "border-speaker-2 bg-speaker-2/20 hover:bg-speaker-2/35" },
  { mark: "bg-speaker-3", bar: "border-speaker-3 bg-speaker-3/20 hover:bg-speaker-3/35" },
  { mark: "bg-speaker-4", bar: "border-speaker-4 bg-speaker-4/20 hover:bg-speaker-4/35" },
  { mark: "bg-speaker-5", bar: "border-speaker-5 bg-speaker-5/20 hover:bg-speaker-5/35" },
  { mark: "bg-speaker-6", bar: "border-speaker-6 bg-speaker-6/20 hover:bg-speaker-6/35" },
] as const;

/** Returns the colour of the nth speaker; repeats after six. */
export const speakerColor = (index: number): (typeof COLORS)[number] =>
  COLORS[Math.max(0, index) % COLORS.length] ?? COLORS[0];
