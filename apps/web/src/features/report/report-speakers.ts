import { type ReportLine, speakerName } from "./report.ts";

export interface ReportSpeaker {
  /** Empty if the engine could not tell speakers apart. */
  readonly id: string;
  readonly name: string;
  /** The voice of their dub; null if none of their lines is dubbed. */
  readonly voice: string | null;
  readonly lines: number;
  /** Speaking time in the source. */
  readonly ms: number;
  /** Their first line. */
  readonly quote: string;
}

/** Returns the speakers of a dub's lines, in order of first appearance. */
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

/**
 * Returns the speaker who gets the dub's AI voice: the one who speaks longest among those without a
 * chosen voice; undefined if all have one.
 */
export function mainSpeaker(
  speakers: readonly ReportSpeaker[],
  own: Readonly<Record<string, string>>,
): ReportSpeaker | undefined {
  return speakers.filter(({ id }) => !own[id]).toSorted((a, b) => b.ms - a.ms)[0];
}
