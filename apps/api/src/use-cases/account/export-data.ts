import {
  exportSubscriptions,
  type JobRow,
  selectApiKeys,
  selectChanges,
  selectCustomVoices,
  selectEdits,
  selectDeliveries,
  selectImports,
  selectRevisions,
  selectScript,
  selectUsageEntries,
  selectUserJobs,
  selectVideos,
  selectWebhooks,
} from "@dubdeck/db";
import type { Page, Paged, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toImport } from "../imports/read-imports.ts";
import { toJob } from "../jobs/to-job.ts";
import { getSettings } from "../settings/settings.ts";
import { toRevision } from "../studio/to-revision.ts";
import { toVideo } from "../videos/to-video.ts";
import { toDelivery } from "../webhooks/deliveries.ts";
import { getNotifications } from "./notifications.ts";

/**
 * Yields everything stored about an account as pieces of one JSON object. Long lists are read page by
 * page while the response is sent, so a large account neither fills memory nor holds a database
 * connection.
 */
export async function* exportData(deps: Deps, user: User): AsyncGenerator<string> {
  const { db, storage } = deps;
  const settings = await getSettings(deps, user);
  const notifications = await getNotifications(deps, user);
  yield JSON.stringify({ exportedAt: new Date(), user, settings, notifications }).slice(0, -1);
  const lists: Record<string, AsyncIterable<unknown> | Iterable<unknown>> = {
    videos: rowsOf(
      (page) => selectVideos(db, user.id, page),
      (row) => toVideo(storage, row),
    ),
    jobs: rowsOf(
      (page) => selectUserJobs(db, user.id, page),
      async (row) => ({ ...(await toJob(storage, row)), ...(await studioOf(deps, row)) }),
    ),
    imports: rowsOf((page) => selectImports(db, user.id, page), toImport),
    apiKeys: await selectApiKeys(db, user.id),
    customVoices: await selectCustomVoices(db, user.id),
    webhooks: await selectWebhooks(db, user.id),
    webhookDeliveries: rowsOf(
      (page) => selectDeliveries(db, user.id, page),
      (row) => toDelivery(deps, row),
    ),
    usage: entriesOf((afterId) => selectUsageEntries(db, user.id, afterId)),
    subscriptions: await exportSubscriptions(db, user.id),
    changes: entriesOf((afterId) => selectChanges(db, user.id, afterId)),
  };
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = "\n";
    for await (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ",\n";
    }
    yield "]";
  }
  yield "}\n";
}

/** Reads a dub's script, its history and its revisions. */
async function studioOf({ db }: Deps, dub: JobRow) {
  const [script, history, revisions] = await Promise.all([
    selectScript(db, dub.id),
    selectEdits(db, dub.id, { limit: ALL_EDITS }),
    selectRevisions(db, dub.id),
  ]);
  return { script, history, revisions: revisions.map((row) => toRevision(row, dub)) };
}

/** More than anybody makes by hand. */
const ALL_EDITS = 100_000;

async function* rowsOf<T, R>(
  read: (page: Page) => Promise<Paged<T>>,
  show: (row: T) => R | Promise<R>,
): AsyncGenerator<R> {
  let cursor: string | null = null;
  do {
    const { items, nextCursor }: Paged<T> = await read({ limit: 100, cursor });
    for (const item of items) yield await show(item);
    cursor = nextCursor;
  } while (cursor);
}

async function* entriesOf<T extends { readonly id: number }>(
  read: (afterId: number) => Promise<T[]>,
): AsyncGenerator<Omit<T, "id">> {
  let lastId = 0;
  for (;;) {
    const entries = await read(lastId);
    if (entries.length === 0) return;
    for (const { id, ...entry } of entries) {
      lastId = id;
      yield entry;
    }
  }
}
