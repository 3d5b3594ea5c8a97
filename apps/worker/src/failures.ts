import { JOB_FAILURES, type JobFailureCode } from "@dubdeck/domain";
import { MediaError, type MediaErrorCode, ProcessError } from "@dubdeck/media";
import { SpeechEngineError } from "@dubdeck/speech";
import { Context } from "@temporalio/activity";
import { ApplicationFailure } from "@temporalio/common";
import type { ActivityInboundCallsInterceptor } from "@temporalio/worker";
import { LinkError } from "./links/link-error.ts";

/** Tells Temporal which errors are worth another try; everything else is retried as it is. */
export const failureInterceptor: ActivityInboundCallsInterceptor = {
  async execute(input, next) {
    try {
      return await next(input);
    } catch (error) {
      throw toFailure(error, Context.current().info.attempt);
    }
  },
};

const MEDIA_FAILURES: Readonly<Record<MediaErrorCode, JobFailureCode>> = {
  NOT_A_VIDEO: "NOT_A_VIDEO",
  NO_VIDEO: "NOT_A_VIDEO",
  UNREADABLE: "NOT_A_VIDEO",
  NO_AUDIO: "NO_AUDIO",
  SOURCE_GONE: "SOURCE_GONE",
};

/** What ffmpeg failed at so often, it will fail at again. */
const MOST_PROCESS_FAILURES = 4;

/** A bad link, the user's file or an engine's refusal fails for good; a limited engine says when to come back. */
function toFailure(error: unknown, attempt: number): unknown {
  if (error instanceof MediaError) return finalFailure(MEDIA_FAILURES[error.code], error);
  if (error instanceof LinkError) return linkFailure(error);
  if (error instanceof ProcessError && error.blamesInput && attempt >= MOST_PROCESS_FAILURES) {
    return finalFailure("INTERNAL", error);
  }
  if (!(error instanceof SpeechEngineError)) return error;
  if (error.kind === "rejected") return finalFailure("ENGINE_REJECTED", error);
  const { message, retryAfterMs } = error;
  return ApplicationFailure.create({
    message,
    type: error.kind,
    cause: error,
    ...(retryAfterMs !== undefined && { nextRetryDelay: retryAfterMs }),
  });
}

function linkFailure(error: LinkError): ApplicationFailure {
  const { code: type, message, worthAnotherTry } = error;
  return ApplicationFailure.create({ type, message, nonRetryable: !worthAnotherTry, cause: error });
}

/** Ends the job with a closed code; the cause is what an engineer sees in Temporal UI. */
export function finalFailure(code: JobFailureCode, cause?: Error): ApplicationFailure {
  return ApplicationFailure.create({
    type: code,
    message: JOB_FAILURES[code],
    nonRetryable: true,
    ...(cause && { cause }),
  });
}
