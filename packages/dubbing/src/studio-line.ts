import { lineStates, type Script, scriptLineSchema } from "@dubdeck/domain";
import { z } from "zod";
import { type Report, reportLineSchema } from "./report.ts";

const { startMs, clipMs, rate, naturalRate, cutMs, lateMs, heard, flags } = reportLineSchema.shape;

export const studioLineSchema = scriptLineSchema.omit({ recording: true }).extend({
  /** Whether its user speaks it, instead of a voice. */
  recorded: z.boolean(),
  /** Whether the published dub plays the line as it is here. */
  state: z.enum(["current", "stale", "silent"]),
  /** Where the published dub plays the line, and how fast; null if it does not. */
  placed: z
    .object({
      startMs: startMs.unwrap(),
      clipMs: clipMs.unwrap(),
      rate,
      naturalRate,
      cutMs,
      lateMs,
    })
    .nullable(),
  /** What a recogniser heard in the published dub. */
  heard,
  /** Problems of the line in the published dub; none while the line is stale. */
  flags,
});
/** A line as the studio shows it: the script's, with what the published dub makes of it. */
export type StudioLine = z.infer<typeof studioLineSchema>;

/**
 * Joins a script's lines with what the published dub makes of them.
 * @param published the published script and its report; null before there is a dub
 */
export function studioLines(
  script: Script,
  published: { readonly script: Script | null; readonly report: Report | null },
): StudioLine[] {
  const states = lineStates(script, published.script);
  const reported = new Map(published.report?.lines.map((line) => [line.id, line]));
  return script.lines.map(({ recording, ...line }) => {
    const state = states.get(line.id) ?? "stale";
    const found = reported.get(line.id);
    const placed = found && found.startMs !== null && found.clipMs !== null ? found : null;
    return {
      ...line,
      recorded: recording !== null,
      state,
      placed: placed && {
        startMs: placed.startMs as number,
        clipMs: placed.clipMs as number,
        rate: placed.rate,
        naturalRate: placed.naturalRate,
        cutMs: placed.cutMs,
        lateMs: placed.lateMs,
      },
      heard: state === "current" ? (found?.heard ?? null) : null,
      flags: state === "stale" ? [] : (found?.flags ?? []),
    };
  });
}
