import { AppError, HTTP_STATUS } from "@dubdeck/domain";
import type { FastifyError, FastifyInstance } from "fastify";
import { isResponseSerializationError } from "fastify-type-provider-zod";
import { describeProblem, isOurFault, toAppError } from "./errors.ts";

/** Answers every failure as `{message, code, request_id}`, and logs those that are ours. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = ofFastify(thrown) ?? toAppError(thrown);
    if (isOurFault(error)) request.log.error({ err: error.cause ?? error }, error.code);
    if (error.retryAfterSeconds !== undefined) {
      reply.header("retry-after", String(error.retryAfterSeconds));
    }
    const { message, code } = error;
    return reply
      .code(HTTP_STATUS[code])
      .type("application/json")
      .serializer(JSON.stringify)
      .send({ message, code, request_id: request.id });
  });
}

/** What Fastify itself refuses: bodies that are too long, no JSON, or not as their schema says. */
function ofFastify(error: FastifyError): AppError | null {
  if (isResponseSerializationError(error)) return null;
  const [problem] = error.validation ?? [];
  if (problem) {
    const { instancePath, message = "is not valid" } = problem;
    const path = instancePath.split("/").filter(Boolean);
    return new AppError("BAD_REQUEST", describeProblem({ path, message }));
  }
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    return new AppError("TOO_LARGE", "The request is too large.");
  }
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return new AppError("UNSUPPORTED_TYPE", "Please send JSON (content-type: application/json).");
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new AppError("BAD_REQUEST", error.message) : null;
}
