import type { Google, Sessions } from "@dubdeck/auth";
import type { Billing } from "@dubdeck/billing";
import type { createDb, createPool } from "@dubdeck/db";
import type { SiteConfig } from "@dubdeck/domain";
import type { Mailer } from "@dubdeck/mail";
import type { Realtime } from "@dubdeck/realtime";
import type { Catalog, Synthesizer } from "@dubdeck/speech";
import type { Regions, Storage } from "@dubdeck/storage";
import type { Till } from "@dubdeck/till";
import type { FastifyBaseLogger } from "fastify";
import type { Limits } from "./adapters/limits.ts";
import type { Pipeline } from "./adapters/pipeline.ts";

/** The site's public configuration and its URLs, without a trailing slash. */
export interface Site extends SiteConfig {
  readonly publicUrl: string;
  /** Origins from which browsers download and to which they upload files, one per storage. */
  readonly storageOrigins: readonly string[];
}

/** Everything the app is built from. */
export interface Parts {
  readonly pool: ReturnType<typeof createPool>;
  readonly db: ReturnType<typeof createDb>;
  readonly sessions: Sessions;
  /** Null if Google sign-in is not configured. */
  readonly google: Google | null;
  /** All accounts' files, each in its account's region. */
  readonly storage: Storage;
  readonly regions: Regions;
  readonly catalog: Catalog;
  readonly synthesizer: Synthesizer;
  readonly pipeline: Pipeline;
  readonly billing: Billing;
  /** The embedded till's pages; null with Stripe or with billing off. */
  readonly till: Till | null;
  /** Null if the server cannot send mail. */
  readonly mailer: Mailer | null;
  readonly limits: Limits;
  readonly site: Site;
  /** Number of reverse proxies in front of the api whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
  /** Maximum number of one user's dubs that run at once. */
  readonly jobsPerUser: number;
  /** Port that the api listens on. */
  readonly port: number;
  readonly log: FastifyBaseLogger;
}

/** Dependencies of the use cases. */
export interface Deps extends Parts {
  readonly live: Realtime;
}
