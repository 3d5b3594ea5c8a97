import type { LinePatch, ScriptLine } from "@dubdeck/domain";
import type { Inputs, Outputs } from "../../lib/trpc.ts";

/** A dub's script with everything the studio shows beside it, as the server has it. */
export type Studio = Outputs["studio"]["get"];
export type StudioLine = Studio["lines"][number];
export type Speaker = Studio["speakers"][number];
export type Revision = Outputs["studio"]["revisions"][number];
export type HistoryStep = Outputs["studio"]["history"]["items"][number];
/** The server's answer to an edit: what changed. */
export type Edited = Outputs["studio"]["edit"];
/** A file to replace the script with. */
export type ScriptFile = Omit<Inputs["studio"]["importScript"], "jobId">;
/** What an edit of a line can change. */
export type Patch = LinePatch;

/** The line that the server sends with the refusal of a stale write. */
export type Current = Omit<ScriptLine, "recording"> & { readonly recording?: string | null };

/** Where the cursor was last in a line's text. */
export interface Caret {
  readonly lineId: string;
  readonly field: "text" | "sourceText";
  readonly at: number;
}
