import { type JobContext, selectJobContext, selectUser } from "@dubdeck/db";
import type { JobStatus } from "@dubdeck/domain";
import type { Deps } from "./deps.ts";

export type MailDeps = Pick<Deps, "db" | "mailer" | "publicUrl">;

/**
 * Mails the owner of a job that is still in this status. Sends nothing if no mail server is
 * configured, the address is not verified, or the owner did not ask for mail about dubs. If sending
 * was interrupted, the mail may arrive twice.
 * @param write gets the job and the site's URL; returns the mail's subject and lines
 */
export async function mailOwner(
  { db, mailer, publicUrl }: MailDeps,
  { jobId, status }: { readonly jobId: string; readonly status: JobStatus },
  write: (context: JobContext, site: string) => { subject: string; lines: readonly string[] },
): Promise<{ mailed: boolean }> {
  const found = mailer && (await selectJobContext(db, jobId));
  if (!found || found.job.status !== status) return { mailed: false };
  const owner = await selectUser(db, found.job.userId);
  if (!owner?.mailWhenDone || !owner.emailVerifiedAt) return { mailed: false };
  const { subject, lines } = write(found, publicUrl);
  const why = `You asked for this mail on your account page: ${publicUrl}/app/account`;
  await mailer.send({ to: owner.email, subject, text: [...lines, "", why, ""].join("\n") });
  return { mailed: true };
}
