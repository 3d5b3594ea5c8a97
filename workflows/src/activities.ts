import type { JobFailureCode, JobStatus, Registration, UploadMime } from "@dubdeck/domain";
import type { ExpiringKind } from "./expiring.ts";

/** A stretch of the source, cut at silences. Times in ms from the source's start. */
export interface Chunk {
  readonly index: number;
  readonly startMs: number;
  readonly endMs: number;
}

export interface JobInput {
  readonly jobId: string;
}

export interface SoundInput extends JobInput {
  /** Which of the source's sound tracks is dubbed; left out by jobs from before it was probed. */
  readonly audioTrack?: number;
}

/** Which sound of a video is heard, and as which language: with the engines, it decides what is heard. */
export interface Hearing {
  readonly audioTrack?: number;
  /** As given by the user; left out, it is detected. */
  readonly language?: string;
}

export interface HearingInput extends JobInput {
  /** Under which what is heard is kept for the video's other dubs; left out, it is not. */
  readonly hearing?: Hearing;
}

/** `lines` counts those to dub; `language` is null while too little was heard to be sure. */
export interface HeardChunk {
  readonly lines: number;
  readonly language: string | null;
}

/** What earlier dubs of a video have heard. */
export interface HeardBefore {
  readonly chunks: Chunk[];
  /** By chunk; null where it was not heard to its end. */
  readonly heard: (HeardChunk | null)[];
}

export interface ChunkInput extends JobInput {
  readonly chunk: Chunk;
  /** The chunk's share of the source's length, 0 to 1: its weight in the job's progress. */
  readonly share: number;
}

export interface TranscribeInput extends ChunkInput, HearingInput {
  /** The spoken language; left out, it is detected. */
  readonly language?: string;
}

export interface StatusInput extends JobInput {
  readonly status: Exclude<JobStatus, "queued">;
  readonly failure?: JobFailureCode;
}

/**
 * What the pipeline's activities do. Transcripts, clips and tracks travel through S3 under keys
 * that follow from the job's id, so a retry overwrites; only small numbers are returned.
 * Bad input is thrown as a non-retryable ApplicationFailure whose type is a JobFailureCode.
 */
export interface DubActivities {
  /** Checks that the source is there and can be dubbed. */
  probeSource(input: JobInput): Promise<{ durationMs: number; audioTrack?: number }>;
  /**
   * Gives the job what earlier dubs of the video have heard, with the speakers' voices; null where
   * there is nothing of it, or it was heard otherwise.
   */
  findHeard(input: Required<HearingInput>): Promise<HeardBefore | null>;
  /** Stores the mono recognition track. */
  extractAudio(input: SoundInput): Promise<void>;
  /** Cuts the source at silences; the chunks tile it exactly. */
  planChunks(input: HearingInput): Promise<Chunk[]>;
  /** Stores who speaks when in the whole video, and each speaker's voice. */
  findSpeakers(input: HearingInput): Promise<{ speakers: number }>;
  /** Stores the source's sound without its voices, made once for all dubs of the video. */
  separateVoice(input: SoundInput): Promise<{ reused: boolean }>;
  /** Stores the chunk's lines. */
  transcribeChunk(input: TranscribeInput): Promise<HeardChunk>;
  /** Stores the chunk's lines with their translations and voices. */
  translateChunk(input: ChunkInput): Promise<void>;
  /** Stores the chunk's lines with their clips, each bought once and listened to. */
  synthesizeChunk(input: ChunkInput): Promise<{ lines: number; flagged: number }>;
  /** Fits and places all clips on one clock over the sound without voices, and masters the loudness. */
  mixTrack(input: SoundInput & { chunks: number }): Promise<void>;
  /** Stores the first minute's picture at 480p. */
  renderPreviewPicture(input: JobInput): Promise<void>;
  /** Joins it with the dub; jobs from before the picture was made early make it here. */
  renderPreview(input: JobInput): Promise<void>;
  /** Stores the finished video and its subtitles. */
  renderOutput(input: JobInput): Promise<{ outputMs: number }>;
  /** Stores what a recogniser understands of the finished dub. */
  listenToDub(input: JobInput): Promise<void>;
  /** Stores the quality report: how lines are placed, and how they were heard. */
  saveReport(input: JobInput & { readonly outputMs: number }): Promise<void>;
  /** Compare-and-set of the job's status, with its minutes and live event; late calls change nothing. */
  setStatus(input: StatusInput): Promise<void>;
  /** Mails the owner of a completed job a link to it, if asked for and possible. */
  mailDone(input: JobInput): Promise<{ mailed: boolean }>;
  /** Removes the intermediate files of a job that has ended. */
  cleanUp(input: JobInput): Promise<void>;
}

export interface LeadActivities {
  /** Mails a stored contact lead; resolves to false where no mail server is configured. */
  mailLead(input: { leadId: string }): Promise<{ mailed: boolean }>;
}

export interface ImportInput {
  readonly importId: string;
  readonly userId: string;
}

/** A fetched video, stored as the upload whose id is the import's. */
export interface FetchedUpload {
  readonly mime: UploadMime;
  readonly filename: string;
}

/**
 * Bad links are thrown as a non-retryable ApplicationFailure whose type is an ImportFailureCode and
 * whose message is a sentence for the owner.
 */
export interface ImportActivities {
  /** Fetches the video that the link leads to, within the plan's limits, and stores it. */
  fetchLink(input: ImportInput): Promise<FetchedUpload>;
  /** Makes the stored upload a video, by the rules of any upload, and completes the import. */
  addImportedVideo(input: ImportInput & FetchedUpload): Promise<void>;
  /** Ends an import that did not complete and removes its file; no error: it was cancelled. */
  endImport(input: ImportInput & { readonly error?: string }): Promise<void>;
}

/** A finished upload, by its place in the storage. */
export interface UploadInput {
  readonly userId: string;
  readonly uploadId: string;
  readonly key: string;
}

export interface IngestActivities {
  /** Makes an upload a video with a thumbnail; a repeated call answers the same video. */
  registerUpload(input: UploadInput): Promise<Registration>;
}

export interface UpkeepActivities {
  /** Starts jobs and imports that were accepted while Temporal could not be reached. */
  startQueuedJobs(): Promise<{ started: number }>;
  /** Ends jobs whose workflow is gone, and settles or releases what the ledger still holds for them. */
  reconcileMinutes(): Promise<{ repaired: number }>;
  /** Removes all files of a user whose account is gone. */
  removeFiles(input: { userId: string }): Promise<void>;
  /** Fails imports whose workflow is gone. */
  endLostImports(): Promise<{ ended: number }>;
  /**
   * Removes what is past its time, of one class, in batches. Workflows from before there were
   * classes name none: all of them.
   */
  removeExpired(input?: { readonly kind: ExpiringKind }): Promise<{ removed: number }>;
}

export interface Activities
  extends DubActivities, LeadActivities, ImportActivities, IngestActivities, UpkeepActivities {}
