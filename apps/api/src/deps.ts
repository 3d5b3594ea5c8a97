import type { Google, Sessions } from "@dubdeck/auth";
import type { Billing } from "@dubdeck/billing";
import type { createDb, createPool } from "@dubdeck/db";
import type { SiteConfig } from "@dubdeck/domain";
import type { Mailer } from "@dubdeck/mail";
import type { Realtime } from "@dubdeck/realtime";
import type { Catalog, Synthesizer } from "@dubdeck/speech";
import type { Storage } from "@dubdeck/storage";
import type { Till } from "@dubdeck/till";
import type { FastifyBaseLogger } from "fastify";
import type { Limits } from "./adapters/limits.ts";
import type { Pipeline } from "./adapters/pipeline.ts";

/** Where the site is, without a trailing slash, and what it says of itself. */
export interface Site extends SiteConfig {
  readonly publicUrl: string;
  /** The origin from which browsers read and write files. */
  readonly storageOrigin: string;
}

/** All that the app is composed of. */
export interface Parts {
  readonly pool: ReturnType<typeof createPool>;
  readonly db: ReturnType<typeof createDb>;
  readonly sessions: Sessions;
  /** Null where Google is not set up. */
  readonly google: Google | null;
  readonly storage: Storage;
  readonly catalog: Catalog;
  readonly synthesizer: Synthesizer;
  readonly pipeline: Pipeline;
  readonly billing: Billing;
  /** The embedded till's pages; null where Stripe takes the money or nothing is sold. */
  readonly till: Till | null;
  /** Null where no mail can be sent. */
  readonly mailer: Mailer | null;
  readonly limits: Limits;
  readonly site: Site;
  /** Reverse proxies in front of the api, whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  /** Dubs of one user that the machines do at once. */
  readonly jobsPerUser: number;
  /** The port that it listens on. */
  readonly port: number;
  readonly log: FastifyBaseLogger;
}

/** What the use cases work with. */
export interface Deps extends Parts {
  readonly live: Realtime;
}
