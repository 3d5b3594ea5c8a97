import { createGoogle, createSessions } from "@dubdeck/auth";
import { billingConfig, createBilling } from "@dubdeck/billing";
import { createDb, createPool, migrateToLatest } from "@dubdeck/db";
import { createEngines, enginesConfig } from "@dubdeck/speech";
import { createStorage } from "@dubdeck/storage";
import { Client, Connection } from "@temporalio/client";
import { pino } from "pino";
import packageJson from "../package.json" with { type: "json" };
import { createLimits } from "./adapters/limits.ts";
import { createMailer } from "./adapters/mailer.ts";
import { createPipeline } from "./adapters/pipeline.ts";
import type { Parts, Site } from "./deps.ts";
import type { Env } from "./env.ts";
import { logOptions } from "./log-options.ts";

/** Opens all that the app is composed of, with the schema up to date; `close` ends it again. */
export async function createParts(env: Env): Promise<{ parts: Parts; close: () => Promise<void> }> {
  const log = pino(logOptions(env.LOG_LEVEL));
  const site = siteOf(env);
  const pool = createPool(env.DATABASE_URL);
  const db = createDb(pool);
  await migrateToLatest(db);
  const storage = createStorage({
    endpoint: env.S3_ENDPOINT,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
  await storage.ensureBucket();
  const connection = Connection.lazy(temporalAddress(env));
  const temporal = new Client({ connection, namespace: env.TEMPORAL_NAMESPACE });

  const parts: Parts = {
    pool,
    db,
    sessions: createSessions(pool),
    google: googleOf(env, site),
    storage,
    catalog: createEngines(enginesConfig(env)).catalog,
    pipeline: createPipeline(temporal),
    ...createBilling({ db, config: billingConfig(env), publicUrl: site.publicUrl, log }),
    mailer: createMailer({ smtpUrl: env.SMTP_URL, from: env.SUPPORT_EMAIL, log }),
    limits: createLimits(pool),
    site,
    log,
  };
  const close = async (): Promise<void> => {
    storage.close();
    await connection.close();
    await db.destroy();
  };
  return { parts, close };
}

function siteOf(env: Env): Site {
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  return {
    publicUrl,
    storageOrigin: new URL(env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT).origin,
    supportEmail: env.SUPPORT_EMAIL,
    supportPhone: env.SUPPORT_PHONE,
    chatEnabled: env.CHAT_ENABLED,
    googleEnabled: env.GOOGLE_CLIENT_ID !== undefined,
    contactBaseUrl: env.CONTACT_BASE_URL?.replace(/\/+$/, "") ?? publicUrl,
    version: packageJson.version,
  };
}

function googleOf(env: Env, { publicUrl }: Site) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  return createGoogle({
    clientId,
    clientSecret,
    redirectUrl: `${publicUrl}/auth/google/callback`,
  });
}

/** An API key means Temporal Cloud, so TLS. */
function temporalAddress({ TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey }: Env) {
  return { address, connectTimeout: "3 seconds", ...(apiKey && { apiKey, tls: true }) } as const;
}
