import { insertJobs, deletePendingWorkflow, selectJobContext } from "@dubdeck/db";
import { AppError, PLANS } from "@dubdeck/domain";
import { startDub } from "@dubdeck/workflows";
import { type AdminCommand, jobIdOf } from "./admin-command.ts";

/** Dubs a job's video again with the same settings, as a new job of the same owner. */
export const rerunJob: AdminCommand = async ({ db, temporal }, args, dryRun) => {
  const oldId = jobIdOf(args, 0);
  const found = await selectJobContext(db, oldId);
  if (!found) throw new AppError("NOT_FOUND", `There is no job ${oldId}.`);
  const { job, video, plan } = found;
  const { targetLanguage, sourceLanguage, voice, dualAudio } = job;
  const what = `${video.filename} into ${targetLanguage} with voice ${voice}`;
  if (dryRun) return `Would dub ${what} once more.`;

  const client = await temporal();
  const { watermark } = PLANS[plan];
  const settings = { targetLanguage, sourceLanguage, voice, dualAudio, watermark };
  const [again] = await insertJobs(db, video, [settings]);
  await startDub(client, { ...again, filename: video.filename }, plan);
  await deletePendingWorkflow(db, { jobId: again.id });
  return `Dubbing ${what} as job ${again.id}.`;
};
