import { hideSignatures } from "@dubdeck/domain";
import type { FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";

/**
 * Returns pino's options. Logs contain a request's method, path and IP address, but never its query,
 * headers, body or a signature.
 */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  hooks: { streamWrite: hideSignatures },
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split("?")[0], ip }),
  },
});
