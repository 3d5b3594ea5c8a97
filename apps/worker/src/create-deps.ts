import { createDb, createPool } from "@dubdeck/db";
import { createJobEmitter } from "@dubdeck/realtime";
import { createEngines, enginesConfig } from "@dubdeck/speech";
import { createStorage } from "@dubdeck/storage";
import { Client } from "@temporalio/client";
import type { NativeConnection, NativeConnectionOptions } from "@temporalio/worker";
import { pino } from "pino";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { createMailer } from "./mailer.ts";
import { roomWatchers } from "./watchers.ts";

/** How both kinds of Temporal connection are opened; an API key means Temporal Cloud, so TLS. */
export function temporalAddress(env: Env): NativeConnectionOptions {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey } = env;
  return apiKey ? { address, apiKey, tls: true } : { address };
}

/** Opens what the activities work with; `close` ends all of it. */
export function createDeps(
  env: Env,
  connection: NativeConnection,
): Deps & { close(): Promise<void> } {
  const pool = createPool(env.DATABASE_URL);
  const db = createDb(pool);
  const storage = createStorage({
    endpoint: env.S3_ENDPOINT,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
  return {
    db,
    storage,
    engines: createEngines(enginesConfig(env)),
    watchers: roomWatchers(createJobEmitter(pool)),
    temporal: new Client({ connection, namespace: env.TEMPORAL_NAMESPACE }),
    mailer: env.SMTP_URL ? createMailer(env.SMTP_URL, env.SUPPORT_EMAIL) : null,
    log: pino({ name: "worker" }),
    async close() {
      storage.close();
      await db.destroy();
    },
  };
}
