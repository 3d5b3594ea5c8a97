import {
  hideSignaturesIn,
  JOB_FAILURES,
  type JobFailureCode,
  type MediaFailureCode,
} from "@dubdeck/domain";
import { MediaError } from "@dubdeck/media";
import { ProcessError } from "@dubdeck/process";
import { SpeechEngineError } from "@dubdeck/speech";
import { TASK_QUEUES } from "@dubdeck/workflows";
import { Context, type Info } from "@temporalio/activity";
import { ApplicationFailure, TemporalFailure } from "@temporalio/common";
import type { ActivityInboundCallsInterceptor } from "@temporalio/worker";
import { LinkError } from "../links/link-error.ts";

/**
 * Converts errors to failures that Temporal either retries or not; other errors pass through and
 * are retried. Temporal keeps failures for weeks, so URL signatures are removed from them.
 */
export const failureInterceptor: ActivityInboundCallsInterceptor = {
  async execute(input, next) {
    try {
      return await next(input);
    } catch (error) {
      throw hideSignaturesIn(toFailure(error, Context.current().info));
    }
  },
};

const JOB_FAILURE_OF: Readonly<Record<MediaFailureCode, JobFailureCode>> = {
  NOT_A_VIDEO: "NOT_A_VIDEO",
  NO_VIDEO: "NOT_A_VIDEO",
  UNREADABLE: "NOT_A_VIDEO",
  NO_AUDIO: "NO_AUDIO",
  SOURCE_GONE: "SOURCE_GONE",
  PICTURE_TOO_LARGE: "NOT_A_VIDEO",
  TOO_MANY_STREAMS: "NOT_A_VIDEO",
  TOO_LONG: "NOT_A_VIDEO",
  TOO_COMPLEX: "NOT_A_VIDEO",
};

/** After this many failed attempts at ffmpeg, retrying will not help. */
const MAX_PROCESS_ATTEMPTS = 4;

/** From this attempt on, any failure of a model except a rate limit ends the job. */
const MAX_MODEL_ATTEMPTS = 10;

type Attempt = Pick<Info, "attempt" | "taskQueue" | "activityType">;

/**
 * Bad links, bad files and rejections by an engine fail for good; a rate limit sets the next retry.
 */
function toFailure(error: unknown, { attempt, taskQueue, activityType }: Attempt): unknown {
  if (error instanceof MediaError) return finalFailure(JOB_FAILURE_OF[error.code], error);
  if (error instanceof LinkError) return linkFailure(error);
  if (error instanceof ProcessError && error.blamesInput && attempt >= MAX_PROCESS_ATTEMPTS) {
    return finalFailure(blamesSource(error, activityType) ? "DAMAGED" : "INTERNAL", error);
  }
  const engineError = error instanceof SpeechEngineError ? error : null;
  if (engineError?.kind === "rejected") return finalFailure("ENGINE_REJECTED", engineError);
  if (engineError?.kind === "rate_limited") return limitedFailure(engineError, attempt);
  if (taskQueue === TASK_QUEUES.model && attempt >= MAX_MODEL_ATTEMPTS) return exhausted(error);
  if (!engineError) return error;
  const { kind: type, message } = engineError;
  return ApplicationFailure.create({ type, message, cause: engineError });
}

/**
 * Returns whether ffmpeg failed because of the source. The output is rendered last, from a mix that
 * the preview has already used: a file that ffmpeg cannot read then is the source.
 */
const blamesSource = ({ stderr }: ProcessError, activityType: string): boolean =>
  activityType === "renderOutput" && !/no space left|cannot allocate memory/i.test(stderr);

/** Pauses grow even if the engine names a shorter one: three chunks share the same rate limit. */
function limitedFailure(error: SpeechEngineError, attempt: number): ApplicationFailure {
  const { kind: type, message, retryAfterMs = 0 } = error;
  const pauseMs = Math.min(MAX_PAUSE_MS, 1000 * 2 ** Math.min(attempt - 1, 6));
  const nextRetryDelay = Math.max(retryAfterMs, pauseMs);
  return ApplicationFailure.create({ type, message, cause: error, nextRetryDelay });
}

const MAX_PAUSE_MS = 60_000;

/** Ends the job, unless the worker is shutting down or the error already determines the outcome. */
function exhausted(error: unknown): unknown {
  const { aborted } = Context.current().cancellationSignal;
  if (aborted || error instanceof TemporalFailure) return error;
  return finalFailure("INTERNAL", error instanceof Error ? error : undefined);
}

function linkFailure(error: LinkError): ApplicationFailure {
  const { code: type, message, isRetryable } = error;
  return ApplicationFailure.create({ type, message, nonRetryable: !isRetryable, cause: error });
}

/**
 * Creates a non-retryable failure that ends the job with a failure code; the cause is for engineers
 * in Temporal UI.
 */
export function finalFailure(code: JobFailureCode, cause?: Error): ApplicationFailure {
  return ApplicationFailure.create({
    type: code,
    message: JOB_FAILURES[code],
    nonRetryable: true,
    ...(cause && { cause }),
  });
}
