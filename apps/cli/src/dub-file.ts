import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { type Background, UPLOAD_TYPES } from "@dubdeck/domain";
import { importLink } from "./import-link.ts";
import { apiClient, type RestJob, type Server } from "./api-client.ts";
import { CliError, EXIT } from "./exit-codes.ts";
import { uploadFile } from "./upload-file.ts";
import { type Tick, watchJob } from "./watch-job.ts";

export interface DubOrder {
  /** A path, or a link that the server fetches. */
  readonly input: string;
  readonly to: string;
  /** A voice's id, or AUTO_VOICE. */
  readonly voice: string;
  readonly dualAudio: boolean;
  /** The server's default if omitted. */
  readonly background?: Background | undefined;
  readonly burnSubtitles?: boolean;
  /**
   * Called when the translated script of the job waits for review; returns whether it was approved.
   * Without it, the job does not wait.
   */
  readonly review?: ((jobId: string) => Promise<boolean>) | undefined;
}

/**
 * Uploads a file or imports a link, dubs it and follows the job until it completes. An abort stops the
 * upload or cancels the job.
 * @throws CliError if the server refuses, or the job does not complete
 */
export async function dubFile(
  server: Server,
  order: DubOrder,
  onTick: (tick: Tick) => void,
  signal: AbortSignal,
): Promise<{ job: RestJob; report: unknown }> {
  const videoId = await addVideo(server, order.input, signal);
  return await dubVideo(server, videoId, order, onTick, signal);
}

/** Uploads a file or imports a link; resolves to the video's id. */
export async function addVideo(
  server: Server,
  input: string,
  signal: AbortSignal,
): Promise<string> {
  const api = apiClient(server);
  const work = isLink(input) ? importLink : upload;
  return await work(api, input, signal);
}

/**
 * Dubs an uploaded video and follows the job until it completes, or until its script waits for an
 * approval that `review` did not give. An abort cancels the job.
 * @throws CliError if the server refuses, or the job does not complete
 */
export async function dubVideo(
  server: Server,
  videoId: string,
  order: Omit<DubOrder, "input">,
  onTick: (tick: Tick) => void,
  signal: AbortSignal,
): Promise<{ job: RestJob; report: unknown }> {
  const api = apiClient(server);
  signal.throwIfAborted();
  // Not abortable, because without its id the job could not be cancelled.
  const { job_id } = await api.createJob({
    video_id: videoId,
    target_language: order.to,
    voice_preset: order.voice,
    dual_audio: order.dualAudio,
    background: order.background,
    review: order.review !== undefined,
    burn_subtitles: order.burnSubtitles ?? false,
  });
  try {
    const watch = () => watchJob(server, job_id, () => api.job(job_id), onTick, signal);
    let job = await watch();
    while (job.status === "review") {
      if (!(await order.review?.(job_id))) return { job, report: null };
      job = await watch();
    }
    if (job.status !== "completed") {
      throw new CliError(EXIT.failed, job.error ?? `The job is ${job.status}.`);
    }
    return { job, report: await api.report(job_id) };
  } catch (error) {
    if (signal.aborted) await api.cancel(job_id);
    throw error;
  }
}

export const isLink = (input: string): boolean => /^https?:\/\//i.test(input);

async function upload(
  api: ReturnType<typeof apiClient>,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  const file = await readInput(path);
  const target = await api.sign({ filename: basename(path), ...file }, signal);
  await uploadFile(path, file.mime, target, signal);
  return (await api.createVideo(target.fileUrl, signal)).video_id;
}

async function readInput(path: string): Promise<{ mime: string; size: number }> {
  const info = await stat(path).catch(() => {
    throw new CliError(EXIT.usage, `There is no file ${path}.`);
  });
  const extension = extname(path).slice(1).toLowerCase();
  const type = Object.entries(UPLOAD_TYPES).find(([, name]) => name === extension);
  // The server decides about unknown types.
  return { mime: type?.[0] ?? "application/octet-stream", size: info.size };
}
