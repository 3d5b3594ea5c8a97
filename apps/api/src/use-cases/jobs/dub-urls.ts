import { parse } from "node:path";
import { type JobRow, selectJobsByVideo } from "@dubdeck/db";
import { AppError, type Subtitles, type User, NO_DUB_YET } from "@dubdeck/domain";
import { jobKeys } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";
import { requireVideo } from "../videos/get-video.ts";
import { requireJob } from "./get-job.ts";

/** Presigned download URL, valid for one hour. */
export interface DubUrl {
  url: string;
}

/** Returns the URL of a dub's preview. Throws NOT_FOUND, or CONFLICT if there is none yet. */
export async function previewOfJob(deps: Deps, user: User, jobId: string): Promise<DubUrl> {
  return await preview(deps, await requireJob(deps.db, user, jobId));
}

/**
 * Returns the URL of a dub, which downloads as e.g. `my-talk.es.mp4`. Throws NOT_FOUND, or CONFLICT
 * if the dub is not finished.
 */
export async function downloadOfJob(deps: Deps, user: User, jobId: string): Promise<DubUrl> {
  const job = await requireJob(deps.db, user, jobId);
  const { filename } = await requireVideo(deps.db, user, job.videoId);
  return await download(deps, job, filename);
}

/**
 * Returns the URL of the subtitles of a dub or of its original, which download as e.g.
 * `my-talk.es.srt`. Throws NOT_FOUND, or CONFLICT if the dub is not finished.
 */
export async function subtitlesOfJob(
  { db, storage }: Deps,
  user: User,
  { id, ...subtitles }: Subtitles & { readonly id: string },
): Promise<DubUrl> {
  const job = await requireJob(db, user, id);
  if (!job.outputKey) throw new AppError("CONFLICT", NO_DUB_YET);
  const { filename } = await requireVideo(db, user, job.videoId);
  const language = subtitles.track === "dub" ? job.targetLanguage : "original";
  const name = `${parse(filename).name}.${language}.${subtitles.format}`;
  const key = jobKeys(user.id, job.publishedId ?? id).subtitles(subtitles);
  return { url: await storage.presignGet(key, { filename: name }) };
}

/** Returns the preview URL of the video's newest dub that has one. Throws NOT_FOUND or CONFLICT. */
export async function previewOfVideo(deps: Deps, user: User, videoId: string): Promise<DubUrl> {
  await requireVideo(deps.db, user, videoId);
  const jobs = await selectJobsByVideo(deps.db, user.id, videoId);
  return await preview(
    deps,
    jobs.find((job) => job.previewKey !== null),
  );
}

/** Returns the URL of the video's newest finished dub. Throws NOT_FOUND or CONFLICT. */
export async function downloadOfVideo(deps: Deps, user: User, videoId: string): Promise<DubUrl> {
  const { filename } = await requireVideo(deps.db, user, videoId);
  const jobs = await selectJobsByVideo(deps.db, user.id, videoId);
  return await download(
    deps,
    jobs.find((job) => job.outputKey !== null),
    filename,
  );
}

async function preview({ storage }: Deps, job: JobRow | undefined): Promise<DubUrl> {
  if (!job?.previewKey) throw new AppError("CONFLICT", "There is no preview yet.");
  return { url: await storage.presignGet(job.previewKey) };
}

async function download(
  { storage }: Deps,
  job: JobRow | undefined,
  source: string,
): Promise<DubUrl> {
  if (!job?.outputKey) throw new AppError("CONFLICT", NO_DUB_YET);
  const filename = `${parse(source).name}.${job.targetLanguage}.mp4`;
  return { url: await storage.presignGet(job.outputKey, { filename }) };
}
