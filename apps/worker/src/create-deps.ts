import { join } from "node:path";
import { createDb, createPool, selectDataRegion } from "@dubdeck/db";
import { hideSignatures } from "@dubdeck/domain";
import { createMailer } from "@dubdeck/mail";
import { createJobEmitter } from "@dubdeck/realtime";
import { createEngines, enginesConfig } from "@dubdeck/speech";
import { createAccountStorage, createRegions, storageConfigs } from "@dubdeck/storage";
import { Client } from "@temporalio/client";
import type { NativeConnection } from "@temporalio/worker";
import { pino } from "pino";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { createLinkFetcher } from "./links/fetch-link.ts";
import { roomWatchers } from "./progress/watchers.ts";
import { createWebhookPoster } from "./webhooks/post-webhook.ts";

/** Creates the activities' dependencies; `close` releases them. */
export function createDeps(
  env: Env,
  connection: NativeConnection,
): Deps & { close(): Promise<void> } {
  const pool = createPool(env.DATABASE_URL);
  const db = createDb(pool);
  const regions = createRegions(storageConfigs(env));
  const storage = createAccountStorage(regions, (userId) => selectDataRegion(db, userId));
  return {
    db,
    storage,
    regions,
    engines: createEngines(enginesConfig(env)),
    watchers: roomWatchers(createJobEmitter(pool)),
    temporal: new Client({ connection, namespace: env.TEMPORAL_NAMESPACE }),
    mailer: createMailer(env),
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ""),
    jobsPerUser: env.JOBS_PER_USER,
    log: pino({ name: "worker", hooks: { streamWrite: hideSignatures } }),
    cacheDir: join(env.DATA_DIR, "cache"),
    fetchLink: createLinkFetcher({ ytDlpPath: env.YT_DLP_PATH }),
    postWebhook: createWebhookPoster(),
    async close() {
      storage.close();
      await db.destroy();
    },
  };
}
