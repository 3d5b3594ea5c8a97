import { selectUser, selectJobContext } from "@dubdeck/db";
import { languageName } from "@dubdeck/domain";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/**
 * Mails the owner a link to a completed dub. Sends nothing if no mail server is configured, the
 * address is not verified, or the owner did not ask for it. If sending was interrupted, the mail
 * may arrive twice.
 */
export const mailDone =
  ({
    db,
    mailer,
    publicUrl,
  }: Pick<Deps, "db" | "mailer" | "publicUrl">): DubActivities["mailDone"] =>
  async ({ jobId }) => {
    const found = mailer && (await selectJobContext(db, jobId));
    if (!found || found.job.status !== "completed") return { mailed: false };
    const { job, video } = found;
    const owner = await selectUser(db, job.userId);
    if (!owner?.mailWhenDone || !owner.emailVerifiedAt) return { mailed: false };
    const dub = `${video.filename} in ${languageName(job.targetLanguage)}`;
    await mailer.send({
      to: owner.email,
      subject: `Your dub is done: ${dub}`,
      text: [
        `${dub} is ready to watch and to download:`,
        `${publicUrl}/app/videos/${video.id}`,
        "",
        `You asked for this mail on your account page: ${publicUrl}/app/account`,
        "",
      ].join("\n"),
    });
    return { mailed: true };
  };
