import { createHash, randomUUID } from "node:crypto";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { createDb, insertEmailVerification, periodOf, selectScript, usedMs } from "@dubdeck/db";
import { reportSchema } from "@dubdeck/dubbing";
import { userPrefix } from "@dubdeck/storage";
import { inject } from "vitest";
import { seedDub } from "./seed-dub.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the site's database. */
    siteDatabaseUrl: string;
  }
}

/** All tables with rows that belong to a user. */
const OWNED = [
  "sessions",
  "sockets",
  "passwordResets",
  "emailVerifications",
  "apiKeys",
  "customVoices",
  "uploads",
  "videos",
  "videoImports",
  "jobs",
  "usageLedger",
  "removedFiles",
  "stripeCustomers",
  "subscriptions",
  "auditLog",
] as const;

/**
 * Opens the site's database and storage for checks behind the pages; `close()` ends the
 * connections.
 */
export function openStored() {
  const db = createDb(inject("siteDatabaseUrl"));
  const services = inject("services");
  const s3 = new S3Client({
    endpoint: services.S3_ENDPOINT,
    region: services.S3_REGION,
    credentials: {
      accessKeyId: services.S3_ACCESS_KEY_ID,
      secretAccessKey: services.S3_SECRET_ACCESS_KEY,
    },
    forcePathStyle: true,
  });

  async function countRows(table: (typeof OWNED)[number], userId: string): Promise<number> {
    const rows = await db.selectFrom(table).select("userId").where("userId", "=", userId).execute();
    return rows.length;
  }

  return {
    async userIdOf(email: string): Promise<string> {
      const find = db.selectFrom("users").select("id").where("email", "=", email);
      return (await find.executeTakeFirstOrThrow()).id;
    },

    /** Returns the end of the paid plan (null while it continues) and the plan that follows. */
    planOf: (userId: string) =>
      db
        .selectFrom("users")
        .select(["planUntil", "planAfter"])
        .where("id", "=", userId)
        .executeTakeFirstOrThrow(),

    dubsOf: (userId: string) =>
      db.selectFrom("jobs").select(["watermark"]).where("userId", "=", userId).execute(),

    /** Creates a token to verify a user's address, as mailed to users. */
    async newVerification(userId: string): Promise<string> {
      const token = randomUUID();
      const id = createHash("sha256").update(token).digest("hex");
      const expiresAt = new Date(Date.now() + 60_000);
      await insertEmailVerification(db, { id, userId, expiresAt });
      return token;
    },

    /** Records used minutes, as a finished dub of this length (ms) does. */
    async useMinutes(userId: string, ms: number): Promise<void> {
      const entry = { userId, jobId: randomUUID(), period: periodOf(new Date()) };
      const reserve = { ...entry, kind: "reserve", ms } as const;
      const settle = { ...entry, kind: "settle", ms: 0 } as const;
      await db.insertInto("usageLedger").values([reserve, settle]).execute();
    },

    /** Returns the number of a user's rows per table; omits tables without any. */
    async rowsOf(userId: string): Promise<Record<string, number>> {
      const users = await db.selectFrom("users").select("id").where("id", "=", userId).execute();
      const counts = await Promise.all(
        OWNED.map(async (table) => [table, await countRows(table, userId)] as const),
      );
      const all = [["users", users.length] as const, ...counts];
      return Object.fromEntries(all.filter(([, count]) => count > 0));
    },

    /** Returns the storage keys of a user's files. */
    async filesOf(userId: string): Promise<(string | undefined)[]> {
      const place = { Bucket: services.S3_BUCKET, Prefix: userPrefix(userId) };
      const { Contents = [] } = await s3.send(new ListObjectsV2Command(place));
      return Contents.map(({ Key }) => Key);
    },

    /** Stores a Spanish dub of a video without making it; returns its id. */
    seedDub: (dub: Parameters<typeof seedDub>[1]): Promise<string> =>
      seedDub({ db, s3, bucket: services.S3_BUCKET }, dub),

    /** Changes a line of a dub's script as somebody else would. */
    async changeLine(jobId: string, id: string, text: string): Promise<void> {
      await db
        .updateTable("scriptLines")
        .set((eb) => ({ text, version: eb("version", "+", 1) }))
        .where("jobId", "=", jobId)
        .where("id", "=", id)
        .execute();
    },

    /** Returns the revisions that were started of a dub. */
    revisionsOf: (jobId: string) =>
      db
        .selectFrom("jobs")
        .select(["revision", "billedMs"])
        .where("revisionOf", "=", jobId)
        .execute(),

    async dubIdsOf(userId: string): Promise<string[]> {
      const find = db.selectFrom("jobs").select("id").where("userId", "=", userId);
      const rows = await find.where("revisionOf", "is", null).orderBy("createdAt").execute();
      return rows.map(({ id }) => id);
    },

    /** Returns the ms used or reserved this month. */
    usedMs: (userId: string) => usedMs(db, userId),

    /** Returns the lines of the published dub's report. */
    async reportOf(jobId: string) {
      const jobs = db.selectFrom("jobs").select(["publishedId", "report"]);
      const dub = await jobs.where("id", "=", jobId).executeTakeFirstOrThrow();
      const published = jobs.where("id", "=", dub.publishedId ?? jobId);
      return reportSchema.parse((await published.executeTakeFirstOrThrow()).report).lines;
    },

    /** Returns a dub's script as it is stored. */
    scriptOf: (jobId: string) => selectScript(db, jobId),

    async close(): Promise<void> {
      s3.destroy();
      await db.destroy();
    },
  };
}
