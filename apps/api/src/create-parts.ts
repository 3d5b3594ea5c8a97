import { createGoogle, createSessions } from "@dubdeck/auth";
import { billingConfig } from "@dubdeck/billing";
import { createDb, createPool, migrateToLatest, selectDataRegion } from "@dubdeck/db";
import { temporalAddress } from "@dubdeck/env";
import { createEngines, enginesConfig } from "@dubdeck/speech";
import {
  createAccountStorage,
  createRegions,
  type RegionConfigs,
  storageConfigs,
} from "@dubdeck/storage";
import { Client, Connection } from "@temporalio/client";
import { pino } from "pino";
import packageJson from "../package.json" with { type: "json" };
import { createLimits } from "./adapters/limits.ts";
import { createPipeline } from "./adapters/pipeline.ts";
import { createSiteBilling } from "./adapters/site-billing.ts";
import { createSiteMailer } from "./adapters/site-mailer.ts";
import type { Parts, Site } from "./deps.ts";
import type { Env } from "./env.ts";
import { logOptions } from "./log-options.ts";

/** Connects everything the app needs and migrates the database; `close` disconnects it again. */
export async function createParts(env: Env): Promise<{ parts: Parts; close: () => Promise<void> }> {
  const log = pino(logOptions(env.LOG_LEVEL));
  const publicUrl = publicUrlOf(env);
  const config = billingConfig(env, { publicUrl, host: env.HOST });
  const storages = storageConfigs(env);
  const site = siteOf(env, { publicUrl, storages, billingEnabled: config.kind !== "off" });
  const pool = createPool(env.DATABASE_URL);
  const db = createDb(pool);
  // A checkout holds a connection while it waits for Stripe; a pool of its own keeps a slow Stripe
  // from exhausting the main one.
  const locks = createDb(createPool(env.DATABASE_URL, { max: 3 }));
  await migrateToLatest(db);
  const regions = createRegions(storages);
  const storage = createAccountStorage(regions, (userId) => selectDataRegion(db, userId));
  await storage.ensureBucket();
  const connection = Connection.lazy({ ...temporalAddress(env), connectTimeout: "3 seconds" });
  const temporal = new Client({ connection, namespace: env.TEMPORAL_NAMESPACE });

  const { catalog, synthesizer } = createEngines(enginesConfig(env));

  const parts: Parts = {
    pool,
    db,
    sessions: createSessions(pool),
    google: googleOf(env, site),
    storage,
    regions,
    catalog,
    synthesizer,
    pipeline: createPipeline(temporal),
    ...createSiteBilling({ db, locks, config, publicUrl, log }),
    mailer: createSiteMailer(env, { publicUrl, log }),
    limits: createLimits(pool),
    site,
    trustedProxies: env.TRUST_PROXY,
    jobsPerUser: env.JOBS_PER_USER,
    port: env.PORT,
    log,
  };
  const close = async (): Promise<void> => {
    storage.close();
    await connection.close();
    await locks.destroy();
    await db.destroy();
  };
  return { parts, close };
}

const publicUrlOf = (env: Env): string =>
  (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");

function siteOf(
  env: Env,
  {
    publicUrl,
    storages: { global, eu },
    billingEnabled,
  }: { publicUrl: string; storages: RegionConfigs; billingEnabled: boolean },
): Site {
  const endpoints = [global, ...(eu ? [eu] : [])].map(({ publicEndpoint }) => publicEndpoint);
  return {
    publicUrl,
    storageOrigins: [...new Set(endpoints.map((endpoint) => new URL(endpoint).origin))],
    supportEmail: env.SUPPORT_EMAIL,
    supportPhone: env.SUPPORT_PHONE,
    chatEnabled: env.CHAT_ENABLED,
    verifiesEmail: env.SMTP_URL !== undefined,
    googleEnabled: env.GOOGLE_CLIENT_ID !== undefined,
    billingEnabled,
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
