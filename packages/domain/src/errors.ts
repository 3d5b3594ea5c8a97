import { REVIEW_DAYS } from "./job.ts";

/** All error codes and their HTTP statuses. */
export const HTTP_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  QUOTA_EXCEEDED: 402,
  PLAN_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof HTTP_STATUS;

/**
 * An expected failure, whose message tells the user what to do. The API maps its code to a status;
 * any other error becomes a masked INTERNAL.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  /** For RATE_LIMITED and UNAVAILABLE: seconds to wait before retrying. */
  readonly retryAfterSeconds: number | undefined;
  /** For CONFLICT on a stale write: the current line or speaker. */
  readonly current: object | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number; current?: object } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }
}

/** Problems with a user's file, each with a message for its owner. */
export const MEDIA_FAILURES = {
  NOT_A_VIDEO: "This file is not a video we can read. Please upload an MP4, MOV or AVI file.",
  NO_VIDEO: "This file has no picture, only sound. Please upload a video.",
  NO_AUDIO: "This video has no audio track.",
  UNREADABLE:
    "This video is damaged or incomplete. Please export it again and upload the new file.",
  SOURCE_GONE: "The uploaded video is no longer there. Please upload it again.",
  PICTURE_TOO_LARGE:
    "The picture of this video is too large. Please export it in 4K (3840 × 2160) or smaller.",
  TOO_MANY_STREAMS:
    "This file has more than 32 tracks. Please export the video with one picture and its sound.",
  TOO_LONG: "This video is longer than 6 hours. Please upload it in parts.",
  TOO_COMPLEX:
    "This video takes too much memory or time to read. Please export it again as H.264 and upload the new file.",
} as const;
export type MediaFailureCode = keyof typeof MEDIA_FAILURES;

/**
 * Reasons why a job failed permanently, each with a message for the job's owner. The keys are the
 * types of the pipeline's non-retryable ApplicationFailures.
 */
export const JOB_FAILURES = {
  NO_SPEECH: "No speech was found in this video.",
  NO_AUDIO: MEDIA_FAILURES.NO_AUDIO,
  NOT_A_VIDEO: MEDIA_FAILURES.NOT_A_VIDEO,
  LANGUAGE_UNSUPPORTED: "The language spoken in this video cannot be translated yet.",
  DAMAGED: MEDIA_FAILURES.UNREADABLE,
  SOURCE_GONE: MEDIA_FAILURES.SOURCE_GONE,
  ENGINE_REJECTED: "The voice engine refused this text. Please try another voice.",
  REVIEW_EXPIRED: `Nobody approved this dub within ${REVIEW_DAYS} days, so it ended. Its minutes were not used.`,
  INTERNAL: "Something went wrong on our side. Your minutes were not used; please try again.",
} as const;
export type JobFailureCode = keyof typeof JOB_FAILURES;

/**
 * Whether a retry with the same video can succeed; if not, the file or the speech in it is the cause,
 * so every retry would fail too.
 */
export const RETRY_CAN_HELP: Readonly<Record<JobFailureCode, boolean>> = {
  NO_SPEECH: false,
  NO_AUDIO: false,
  NOT_A_VIDEO: false,
  LANGUAGE_UNSUPPORTED: false,
  DAMAGED: false,
  SOURCE_GONE: false,
  ENGINE_REJECTED: true,
  REVIEW_EXPIRED: true,
  INTERNAL: true,
};

/** Failures that cost no minutes, even if the preview was already delivered. */
export const OUR_FAULTS: readonly JobFailureCode[] = ["INTERNAL"];
