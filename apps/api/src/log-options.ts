import { hideSignatures } from "@dubdeck/domain";
import type { FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";

/** Logs name what was asked for, never what it was asked with: no query, header, body or signature. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  hooks: { streamWrite: hideSignatures },
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split("?")[0], ip }),
  },
});
