import type { Outputs } from "../../lib/trpc.ts";

/** How good a finished dub is, as the server measured it. */
export type Report = NonNullable<Outputs["jobs"]["report"]>;
export type ReportLine = Report["lines"][number];

/** A speaker as people read it: S2 is Speaker 2. */
export function speakerName(id: string | null): string {
  const [, number] = /^S(\d+)$/.exec(id ?? "") ?? [];
  return number ? `Speaker ${number}` : "Speaker";
}
