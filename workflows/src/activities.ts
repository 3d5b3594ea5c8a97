import type {
  DataRegion,
  JobFailureCode,
  JobStatus,
  Registration,
  UploadMime,
} from "@dubdeck/domain";
import type { ExpiringKind } from "./expiring.ts";
import type { StudioActivities } from "./studio-activities.ts";

/** A section of the source between two silences. Times in ms from the start of the source. */
export interface Chunk {
  readonly index: number;
  readonly startMs: number;
  readonly endMs: number;
}

export interface JobInput {
  readonly jobId: string;
}

export interface ReviewInput extends JobInput {
  /** How many chunks were translated. */
  readonly chunks: number;
}

export interface SoundInput extends JobInput {
  /** Index of the audio track to dub; absent in jobs started before probing existed. */
  readonly audioTrack?: number;
}

/**
 * The audio track and the language that a recogniser is given. Together with the engines, they
 * determine the transcript.
 */
export interface Hearing {
  readonly audioTrack?: number;
  /** Set by the user; detected if absent. */
  readonly language?: string;
}

export interface HearingInput extends JobInput {
  /** Identifies the results to share with other dubs of the video; if absent, nothing is shared. */
  readonly hearing?: Hearing;
}

/**
 * `lines` is the number of lines to dub; `language` is null if too little speech was found to be
 * sure.
 */
export interface HeardChunk {
  readonly lines: number;
  readonly language: string | null;
}

/** Results that an earlier dub of the same video left for reuse. */
export interface HeardBefore {
  readonly chunks: Chunk[];
  /** One entry per chunk; null if its transcription is missing or unusable. */
  readonly heard: (HeardChunk | null)[];
}

export interface ChunkInput extends JobInput {
  readonly chunk: Chunk;
  /**
   * The chunk's length as a fraction of the source's (0 to 1): its weight in the job's progress.
   */
  readonly share: number;
}

export interface TranscribeInput extends ChunkInput, HearingInput {
  /** The spoken language; detected if absent. */
  readonly language?: string;
}

export interface StatusInput extends JobInput {
  readonly status: Exclude<JobStatus, "queued">;
  readonly failure?: JobFailureCode;
}

/**
 * Activities of the dubbing pipeline. Transcripts, clips and tracks go through S3 under keys
 * derived from the job's id, so a retry overwrites them; return values hold only small data. Bad
 * input throws a non-retryable ApplicationFailure whose type is a JobFailureCode.
 */
export interface DubActivities {
  /** Checks that the source exists and can be dubbed. */
  probeSource(input: JobInput): Promise<{ durationMs: number; audioTrack?: number }>;
  /**
   * Copies chunks, speakers and transcripts from earlier dubs of the video to the job; null if
   * there are none for this audio track, language and engines.
   */
  findHeard(input: Required<HearingInput>): Promise<HeardBefore | null>;
  /** Stores the mono recognition track. */
  extractAudio(input: SoundInput): Promise<void>;
  /** Splits the source at silences; the chunks cover it without gaps or overlaps. */
  planChunks(input: HearingInput): Promise<Chunk[]>;
  /** Finds who speaks when in the whole video, casts a voice for each speaker, and stores both. */
  findSpeakers(input: HearingInput): Promise<{ speakers: number }>;
  /** Stores the source's sound without voices, made once for all dubs of the video. */
  separateVoice(input: SoundInput): Promise<{ reused: boolean }>;
  /** Transcribes the chunk and stores its lines. */
  transcribeChunk(input: TranscribeInput): Promise<HeardChunk>;
  /** Translates the chunk's lines, picks their voices, and stores them. */
  translateChunk(input: ChunkInput): Promise<void>;
  /**
   * Synthesizes a clip for each of the chunk's lines (each bought only once), checks the clips with
   * a recogniser, and stores them.
   */
  synthesizeChunk(input: ChunkInput): Promise<{ lines: number; flagged: number }>;
  /**
   * Synthesizes the lines of the job's script that no earlier revision spoke, checks their clips
   * with a recogniser, and stores all lines as chunk 0.
   */
  speakScript(input: JobInput): Promise<{ lines: number; flagged: number }>;
  /**
   * Fits all clips into their time, places them over the sound without voices, and normalises the
   * loudness.
   */
  mixTrack(input: SoundInput & { chunks: number }): Promise<void>;
  /** Renders the picture of the first minute at 480p. */
  renderPreviewPicture(input: JobInput): Promise<void>;
  /** Joins the preview's picture with the dub; renders the picture first if the job has none. */
  renderPreview(input: JobInput): Promise<void>;
  /** Renders the finished video and writes its subtitles. */
  renderOutput(input: JobInput): Promise<{ outputMs: number }>;
  /** Transcribes the finished dub, for the quality report. */
  listenToDub(input: JobInput): Promise<void>;
  /**
   * Stores the quality report (where each line was placed, and how well a recogniser understood it)
   * and the clips of the lines; a dub gets its first script.
   */
  saveReport(input: JobInput & { readonly outputMs: number }): Promise<void>;
  /**
   * Changes the job's status by compare-and-set, settles its minutes and emits the live event; late
   * calls change nothing.
   */
  setStatus(input: StatusInput): Promise<void>;
  /** Stores the script of a job whose chunks are translated, to be edited by its owner. */
  openReview(input: ReviewInput): Promise<void>;
  /** Stores the approved script as the one that the job speaks. */
  closeReview(input: ReviewInput): Promise<void>;
  /** Mails the owner that the dub waits for review, if they asked for mail and it can be sent. */
  mailReview(input: JobInput): Promise<{ mailed: boolean }>;
  /** Mails the owner a link to the completed dub, if they asked for it and mail can be sent. */
  mailDone(input: JobInput): Promise<{ mailed: boolean }>;
  /** Removes the intermediate files of a finished job. */
  cleanUp(input: JobInput): Promise<void>;
}

export interface LeadActivities {
  /** Mails a stored contact lead; `mailed` is false if no mail server is configured. */
  mailLead(input: { leadId: string }): Promise<{ mailed: boolean }>;
}

export interface ImportInput {
  readonly importId: string;
  readonly userId: string;
}

/** A fetched video, stored as an upload with the import's id. */
export interface FetchedUpload {
  readonly mime: UploadMime;
  readonly filename: string;
}

/**
 * Activities of an import. A bad link throws a non-retryable ApplicationFailure whose type is an
 * ImportFailureCode and whose message is a sentence for the owner.
 */
export interface ImportActivities {
  /** Downloads the linked video within the plan's limits and stores it. */
  fetchLink(input: ImportInput): Promise<FetchedUpload>;
  /**
   * Registers the stored upload as a video, under the same rules as any upload, and completes the
   * import.
   */
  addImportedVideo(input: ImportInput & FetchedUpload): Promise<void>;
  /**
   * Ends an import that did not complete and removes its file. Without `error`, the import was
   * cancelled.
   */
  endImport(input: ImportInput & { readonly error?: string }): Promise<void>;
}

/** A finished upload and its storage key. */
export interface UploadInput {
  readonly userId: string;
  readonly uploadId: string;
  readonly key: string;
}

export interface IngestActivities {
  /** Registers an upload as a video with a thumbnail; a repeated call returns the same video. */
  registerUpload(input: UploadInput): Promise<Registration>;
}

/** A move of all files of an account to another region. */
export interface MoveInput {
  readonly userId: string;
  readonly from: DataRegion;
  readonly to: DataRegion;
}

export interface MoveActivities {
  /**
   * Copies the files that `to` lacks, verifies each copy, and removes from `to` what `from` lacks.
   * Throws a non-retryable ApplicationFailure if the move has ended.
   */
  mirrorFiles(move: MoveInput): Promise<{ objects: number; copied: number; removed: number }>;
  /** Switches the account to `to`, or keeps it in `from` if the move failed; idempotent. */
  endMove(move: MoveInput & { readonly failed: boolean }): Promise<void>;
  /** Removes the account's files from the region that it left or never moved to. */
  removeMoved(input: { userId: string }): Promise<void>;
}

/** One attempt of a delivery. */
export interface SendWebhookInput {
  readonly deliveryId: string;
  /** A delivery that is sent again has a later run, which ends the earlier one. */
  readonly run: number;
  /** Pause until the next attempt if this one fails, in ms; null if this is the last. */
  readonly retryInMs: number | null;
}

export interface WebhookActivities {
  /**
   * Sends a signed event to its webhook and records the attempt. A failed request is a result, not a
   * failure; `retry` says whether to try again, `disabled` names the webhook if it was disabled.
   */
  sendWebhook(input: SendWebhookInput): Promise<{ retry: boolean; disabled: string | null }>;
  /** Mails the owner that a webhook was disabled, and why, if mail can be sent. */
  mailWebhookDisabled(input: { webhookId: string }): Promise<{ mailed: boolean }>;
}

export interface UpkeepActivities {
  /**
   * Starts the jobs, imports, leads and webhook deliveries that were accepted while Temporal could
   * not be reached.
   */
  startQueuedJobs(): Promise<{ started: number }>;
  /**
   * Fails jobs whose workflow is gone, and settles or releases any minutes still reserved for
   * finished jobs.
   */
  reconcileMinutes(): Promise<{ repaired: number }>;
  /** Removes all files of a deleted account. */
  removeFiles(input: { userId: string }): Promise<void>;
  /** Fails imports whose workflow is gone. */
  endLostImports(): Promise<{ ended: number }>;
  /**
   * Removes expired data of one kind, in batches; without `kind`, of all kinds (workflows started
   * before kinds existed).
   */
  removeExpired(input?: { readonly kind: ExpiringKind }): Promise<{ removed: number }>;
}

export interface Activities
  extends
    DubActivities,
    LeadActivities,
    ImportActivities,
    IngestActivities,
    MoveActivities,
    WebhookActivities,
    UpkeepActivities,
    StudioActivities {}
