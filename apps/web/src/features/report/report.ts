import type { Outputs } from "../../lib/trpc.ts";

/** Quality report of a finished dub, as the server measured it. */
export type Report = NonNullable<Outputs["jobs"]["report"]>;
export type ReportLine = Report["lines"][number];

/** Formats a speaker id for display: S2 is Speaker 2. */
export function speakerName(id: string | null): string {
  const [, number] = /^S(\d+)$/.exec(id ?? "") ?? [];
  return number ? `Speaker ${number}` : "Speaker";
}
