import type { Db } from "@dubdeck/db";
import type { Mailer } from "@dubdeck/mail";
import type { Engines } from "@dubdeck/speech";
import type { Storage } from "@dubdeck/storage";
import type { Client } from "@temporalio/client";
import type { Logger } from "pino";
import type { FetchLink } from "./links/fetch-link.ts";
import type { Watchers } from "./progress/watchers.ts";

/** All that activities reach for outside themselves. */
export interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly engines: Engines;
  readonly watchers: Watchers;
  readonly temporal: Client;
  readonly fetchLink: FetchLink;
  /** Dubs of one user that the machines do at once. */
  readonly jobsPerUser: number;
  /** Null where no mail server is configured. */
  readonly mailer: Mailer | null;
  /** Where the site is, for links in mails; without a trailing slash. */
  readonly publicUrl: string;
  /** The folder on this machine for what can be made again. */
  readonly cacheDir: string;
  readonly log: Logger;
}
