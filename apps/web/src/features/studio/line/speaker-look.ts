import { speakerColor } from "../../report/speaker-legend.tsx";
import type { Speaker } from "../studio.ts";

export interface SpeakerLook {
  readonly name: string;
  /** CSS classes of the speaker's colour. */
  readonly mark: string;
  readonly bar: string;
}

const UNKNOWN: SpeakerLook = {
  name: "Unknown speaker",
  mark: "bg-edge",
  bar: "border-edge bg-edge/20 hover:bg-edge/35",
};

/** Returns a lookup from a speaker's id to the name and colour. */
export function speakerLook(speakers: readonly Speaker[]): (id: string | null) => SpeakerLook {
  const looks = new Map(
    speakers.map(({ id, name }, index) => [id, { name, ...speakerColor(index) }]),
  );
  return (id) => looks.get(id ?? "") ?? UNKNOWN;
}
