import type {
  Background,
  DataRegion,
  ImportStatus,
  JobFailureCode,
  JobStatus,
  LanguageCode,
  Stage,
  StageSpeeds,
} from "@dubdeck/domain";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { CreatedAt, Defaulted, Nullable } from "./columns.ts";

export interface UploadsTable {
  id: string;
  userId: string;
  /** The filename on the user's disk. */
  filename: string;
  /** The signed size limit; 0 once nothing of the file is stored or it counts as a video. */
  sizeBytes: Defaulted<number>;
  createdAt: CreatedAt;
}

export interface VideosTable {
  id: Generated<string>;
  userId: string;
  /** The upload that it was made from; an upload becomes one video. */
  uploadId: Nullable<string>;
  sourceKey: string;
  filename: string;
  durationMs: number;
  width: number;
  height: number;
  sizeBytes: number;
  thumbnailKey: Nullable<string>;
  createdAt: CreatedAt;
}

export interface VideoImportsTable {
  /** Also the id of its upload and of its workflow. */
  id: Generated<string>;
  userId: string;
  url: string;
  status: Defaulted<ImportStatus>;
  progress: Defaulted<number>;
  error: Nullable<string>;
  videoId: Nullable<string>;
  createdAt: CreatedAt;
}

export interface JobsTable {
  id: Generated<string>;
  videoId: string;
  userId: string;
  status: Defaulted<JobStatus>;
  progress: Defaulted<number>;
  stage: Nullable<Stage>;
  lineDone: Nullable<number>;
  lineTotal: Nullable<number>;
  /** Expected speeds from recent dubs while the job runs, measured speeds once it is completed. */
  stageSpeeds: ColumnType<StageSpeeds | null, string | null | undefined, string | null>;
  timeLeftMs: Nullable<number>;
  /** Set by the user or detected; null until known. */
  sourceLanguage: Nullable<string>;
  languageDetected: Defaulted<boolean>;
  targetLanguage: LanguageCode;
  voice: string;
  /** Voices chosen for individual speakers, by speaker id. */
  speakerVoices: ColumnType<Record<string, string>, string | undefined, string>;
  background: Defaulted<Background>;
  dualAudio: boolean;
  watermark: boolean;
  previewKey: Nullable<string>;
  outputKey: Nullable<string>;
  error: Nullable<string>;
  failureCode: Nullable<JobFailureCode>;
  /** Whether the dub waits for its owner after translation. */
  review: Defaulted<boolean>;
  /** Whether the dub's subtitles are drawn into the picture. */
  burnSubtitles: Defaulted<boolean>;
  /** The dub that this job makes a revision of; null for the dub itself, which is revision 1. */
  revisionOf: Nullable<string>;
  revision: Defaulted<number>;
  revisionName: Nullable<string>;
  /** Of a dub: the revision whose files are published; null for its own. */
  publishedId: Nullable<string>;
  /** Of a revision: what it costs; null for a dub, which costs the length of its video. */
  billedMs: Nullable<number>;
  /** Of a revision: number of lines that had to be spoken. */
  changedLines: Nullable<number>;
  report: ColumnType<object | null, string | null | undefined, string | null>;
  createdAt: CreatedAt;
  startedAt: Nullable<Date>;
  /** When the preview was first available; kept if the job fails afterwards. */
  previewReadyAt: Nullable<Date>;
  finishedAt: Nullable<Date>;
}

export interface JobStepsTable {
  jobId: string;
  /** Unique within the job, for example `synthesize:3`. */
  step: string;
  stage: Stage;
  weight: number;
  done: number;
  lineDone: Nullable<number>;
  lineTotal: Nullable<number>;
  startedAt: CreatedAt;
  endedAt: Nullable<Date>;
}

/** Stored subjects whose workflow has yet to be started: a job, an import, a lead or a delivery. */
export interface PendingWorkflowsTable {
  jobId: Nullable<string>;
  importId: Nullable<string>;
  leadId: Nullable<string>;
  deliveryId: Nullable<string>;
  createdAt: CreatedAt;
  /** When a process last tried to start it. */
  claimedAt: Nullable<Date>;
}

export interface UsageLedgerTable {
  id: GeneratedAlways<number>;
  userId: string;
  /** Null for `carry`. No foreign key: usage is kept when the job is deleted. */
  jobId: Nullable<string>;
  kind: "reserve" | "settle" | "release" | "carry";
  /** Signed, so that the sum of a period is its usage: see ledger.ts. */
  ms: number;
  /** First day of the calendar month (UTC) that is charged, `YYYY-MM-01`. */
  period: string;
  createdAt: CreatedAt;
}

/** Storage prefixes whose rows were deleted: removed at once, or by housekeeping if that failed. */
export interface RemovedFilesTable {
  prefix: string;
  userId: string;
  /** Null for every region. */
  region: Nullable<DataRegion>;
  removeAfter: Date;
}
