import { type JobStatus, type Plan, type User } from "@dubdeck/domain";
import { sql } from "kysely";
import type { Db } from "../database.ts";
import { periodOf } from "../ledger/ledger.ts";
import { toUser } from "./users.ts";

/** Lists accounts for an operator, newest first; `search` matches part of the address. */
export async function selectUsers(
  db: Db,
  options: { search?: string; limit?: number } = {},
): Promise<User[]> {
  const rows = await db
    .selectFrom("users")
    .selectAll()
    .$if(Boolean(options.search), (query) =>
      query.where("email", "like", `%${escapeLike(options.search ?? "")}%`),
    )
    .orderBy("createdAt", "desc")
    .limit(options.limit ?? 100)
    .execute();
  return rows.map((row) => toUser(row));
}

export interface AdminJob {
  id: string;
  email: string;
  filename: string;
  durationMs: number;
  status: JobStatus;
  progress: number;
  targetLanguage: string;
  failureCode: string | null;
  createdAt: Date;
}

/** Lists jobs of all users for an operator, newest first. */
export const selectJobs = (
  db: Db,
  options: { email?: string; status?: JobStatus; limit?: number } = {},
): Promise<AdminJob[]> =>
  db
    .selectFrom("jobs")
    .innerJoin("users", "users.id", "jobs.userId")
    .innerJoin("videos", "videos.id", "jobs.videoId")
    .select([
      "jobs.id",
      "users.email",
      "videos.filename",
      "videos.durationMs",
      "jobs.status",
      "jobs.progress",
      "jobs.targetLanguage",
      "jobs.failureCode",
      "jobs.createdAt",
    ])
    .$if(options.email !== undefined, (query) =>
      query.where("users.email", "=", options.email ?? ""),
    )
    .$if(options.status !== undefined, (query) =>
      query.where("jobs.status", "=", options.status ?? "queued"),
    )
    .orderBy("jobs.createdAt", "desc")
    .limit(options.limit ?? 100)
    .execute();

export interface AdminUsage {
  email: string;
  plan: Plan;
  /** Source video used or reserved in the month, in ms. */
  ms: number;
  jobs: number;
}

/** Lists each user's usage in the calendar month (UTC) of `month`, highest first. */
export async function selectUsage(db: Db, month = new Date(), limit = 100): Promise<AdminUsage[]> {
  const rows = await db
    .selectFrom("usageLedger")
    .innerJoin("users", "users.id", "usageLedger.userId")
    .selectAll("users")
    .select([
      sql<number>`sum(usage_ledger.ms)::bigint`.as("ms"),
      sql<number>`count(distinct usage_ledger.job_id)`.as("jobs"),
    ])
    .where("period", "=", periodOf(month))
    .groupBy("users.id")
    .orderBy("ms", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    email: row.email,
    plan: toUser(row).plan,
    ms: row.ms,
    jobs: row.jobs,
  }));
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
