import type { ErrorCode } from "@dubdeck/domain";

/** An answer for a user who waits: a result, or why there is none. */
export type Answer<T> =
  | T
  | { readonly refused: { readonly code: ErrorCode; readonly message: string } };

export interface LineInput {
  /** The dub whose current script has the line. */
  readonly jobId: string;
  readonly line: string;
}

/** A line as the next revision would play it. */
export interface DraftFile {
  /** Storage key. */
  readonly key: string;
  readonly startMs: number;
  readonly ms: number;
}

/** What another translation of a line should be like. */
export const ALTERNATIVE_KINDS = ["again", "shorter", "longer"] as const;
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

export interface RecordingInput {
  readonly userId: string;
  readonly videoId: string;
  /** Storage key of the file that the user sent. */
  readonly upload: string;
  /** The dub whose voices the recording should be as loud as. */
  readonly jobId: string;
}

/** Activities that a user of the studio waits for. A refusal is a result, not a failure. */
export interface StudioActivities {
  /** Speaks one line of a dub's script and stores it as the dub would play it. */
  draftLine(input: LineInput): Promise<Answer<DraftFile>>;
  /** Translates the source text of a line differently. */
  suggestTexts(
    input: LineInput & { readonly kind: AlternativeKind },
  ): Promise<Answer<{ readonly texts: string[] }>>;
  /** Checks a recording and stores it as a clip, as loud as the dub's voices. */
  takeRecording(
    input: RecordingInput,
  ): Promise<Answer<{ readonly key: string; readonly ms: number }>>;
}
