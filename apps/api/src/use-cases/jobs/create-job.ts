import { createJob as insertJob, type JobRow, startWaitingJobs } from "@dubdeck/db";
import {
  AppError,
  type CreateJob,
  type LanguageCode,
  languageName,
  PLANS,
  type User,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireVoices } from "../catalog/require-voices.ts";
import { requireVideo } from "../videos/get-video.ts";

/**
 * Queues a dub: reserves the video's minutes and adds the job, both or none, then starts what the
 * plan and the machines let run at once. The others start as soon as one ends, or by the sweep.
 * Throws NOT_FOUND, UNPROCESSABLE (language or voice), PLAN_REQUIRED (voice), QUOTA_EXCEEDED (also
 * while the address that free minutes hang on is not verified), CONFLICT (the video is being dubbed).
 */
export async function createJob(deps: Deps, user: User, input: CreateJob): Promise<JobRow> {
  const { db, catalog } = deps;
  const { targetLanguage, voicePreset, voices, background, dualAudio, sourceLanguage } = input;
  const video = await requireVideo(db, user, input.videoId);
  requireMinutes(deps, user);
  await requireVoices(catalog, user, targetLanguage, [voicePreset, ...Object.values(voices)]);
  if (sourceLanguage && !(await canDub(deps, sourceLanguage, targetLanguage))) {
    const target = languageName(targetLanguage);
    throw new AppError("UNPROCESSABLE", `This video's language cannot be dubbed into ${target}.`);
  }
  const job = await insertJob(db, video, {
    targetLanguage,
    voice: voicePreset,
    speakerVoices: JSON.stringify(voices),
    background,
    dualAudio,
    watermark: PLANS[user.plan].watermark,
    sourceLanguage: sourceLanguage ?? null,
  });
  await startWaiting(deps, user);
  return job;
}

/** Free minutes count from the moment the address is verified, where it is asked for. */
function requireMinutes({ site }: Deps, { plan, email, emailVerified }: User): void {
  if (!site.verifiesEmail || emailVerified || PLANS[plan].usdPerMonth > 0) return;
  throw new AppError(
    "QUOTA_EXCEEDED",
    `Please confirm your e-mail address first: we sent a link to ${email}. Your free minutes count from then on.`,
  );
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

async function canDub({ catalog }: Deps, source: string, target: LanguageCode): Promise<boolean> {
  const exists = languageNames.of(source) !== undefined;
  return exists && (await catalog.route(source, target)) !== null;
}

async function startWaiting(deps: Deps, user: User): Promise<void> {
  const { db, pipeline, jobsPerUser, log } = deps;
  try {
    await startWaitingJobs(db, user.id, {
      atMost: jobsPerUser,
      start: (job, plan) => pipeline.startDub(job, plan),
    });
  } catch (error) {
    log.error({ err: error, userId: user.id }, "jobs were not started; the sweep will do it");
  }
}
