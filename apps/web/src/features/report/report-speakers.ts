import { type ReportLine, speakerName } from "./report.ts";

export interface ReportSpeaker {
  /** Empty where the engine could not tell speakers apart. */
  readonly id: string;
  readonly name: string;
  /** The voice that speaks for them; null where none of their lines is dubbed. */
  readonly voice: string | null;
  readonly lines: number;
  /** How long they speak in the source. */
  readonly ms: number;
  /** The first line that they say. */
  readonly quote: string;
}

/** Who speaks in a dub's lines, in the order in which they first do. */
export function speakersOf(lines: readonly ReportLine[]): ReportSpeaker[] {
  const bySpeaker = Map.groupBy(lines, ({ speaker }) => speaker ?? "");
  return Array.from(bySpeaker, ([id, own]) => ({
    id,
    name: speakerName(id),
    voice: own.find(({ voice }) => voice !== null)?.voice ?? null,
    lines: own.length,
    ms: own.reduce((sum, line) => sum + line.sourceEndMs - line.sourceStartMs, 0),
    quote: own[0]?.sourceText ?? "",
  }));
}

/** Who gets the voice of the whole dub: of those without a voice of their own, who speaks most. */
export function mainSpeaker(
  speakers: readonly ReportSpeaker[],
  own: Readonly<Record<string, string>>,
): ReportSpeaker | undefined {
  return speakers.filter(({ id }) => !own[id]).toSorted((a, b) => b.ms - a.ms)[0];
}
