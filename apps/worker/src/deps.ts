import type { Db } from "@dubdeck/db";
import type { Mailer } from "@dubdeck/mail";
import type { Engines } from "@dubdeck/speech";
import type { Regions, Storage } from "@dubdeck/storage";
import type { Client } from "@temporalio/client";
import type { Logger } from "pino";
import type { FetchLink } from "./links/fetch-link.ts";
import type { Watchers } from "./progress/watchers.ts";
import type { PostWebhook } from "./webhooks/post-webhook.ts";

/** Dependencies of the activities: connections, clients and configuration. */
export interface Deps {
  readonly db: Db;
  /** All accounts' files, each in its account's region. */
  readonly storage: Storage;
  readonly regions: Regions;
  readonly engines: Engines;
  readonly watchers: Watchers;
  readonly temporal: Client;
  readonly fetchLink: FetchLink;
  readonly postWebhook: PostWebhook;
  /**
   * Maximum number of one user's dubs that run at once on this installation; the plan may allow
   * fewer.
   */
  readonly jobsPerUser: number;
  /** Null if no mail server is configured. */
  readonly mailer: Mailer | null;
  /** The site's URL for links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** Local folder for files that can be regenerated. */
  readonly cacheDir: string;
  readonly log: Logger;
}
