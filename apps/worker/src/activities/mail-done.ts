import { selectUser, selectJobContext } from "@dubdeck/db";
import { languageName } from "@dubdeck/domain";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/**
 * Mails the owner of a completed dub a link to it. No mail without a mail server, to an address that
 * is not verified, or to an owner who did not ask for it. A mail whose sending was interrupted may
 * arrive twice.
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
