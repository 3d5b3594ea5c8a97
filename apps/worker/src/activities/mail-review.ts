import { languageName, REVIEW_DAYS } from "@dubdeck/domain";
import type { DubActivities } from "@dubdeck/workflows";
import { type MailDeps, mailOwner } from "../mail-owner.ts";

/** Mails the owner a link to the script of a dub that waits for review, if they want such mail. */
export const mailReview =
  (deps: MailDeps): DubActivities["mailReview"] =>
  ({ jobId }) =>
    mailOwner(deps, { jobId, status: "review" }, ({ job, video }, site) => {
      const dub = `${video.filename} in ${languageName(job.targetLanguage)}`;
      return {
        subject: `Your dub waits for your review: ${dub}`,
        lines: [
          `${dub} is translated. Read it, change what you like, and approve it within ${REVIEW_DAYS} days:`,
          `${site}/app/videos/${video.id}/studio?job=${job.id}`,
        ],
      };
    });
