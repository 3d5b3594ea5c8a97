import { languageName } from "@dubdeck/domain";
import type { DubActivities } from "@dubdeck/workflows";
import { type MailDeps, mailOwner } from "../mail-owner.ts";

/** Mails the owner a link to a completed dub, if they want such mail. */
export const mailDone =
  (deps: MailDeps): DubActivities["mailDone"] =>
  ({ jobId }) =>
    mailOwner(deps, { jobId, status: "completed" }, ({ job, video }, site) => {
      const dub = `${video.filename} in ${languageName(job.targetLanguage)}`;
      return {
        subject: `Your dub is done: ${dub}`,
        lines: [`${dub} is ready to watch and to download:`, `${site}/app/videos/${video.id}`],
      };
    });
