import { DEFAULT_BACKGROUND, type Job } from "@dubdeck/domain";

/** Builds a newly queued job. */
export function queuedJob(
  id: string,
  request: Pick<Job, "videoId" | "targetLanguage" | "voicePreset"> & Partial<Job>,
): Job {
  return {
    id,
    status: "queued",
    progress: 0,
    stage: null,
    line: null,
    timeLeftMs: null,
    sourceLanguage: null,
    languageDetected: false,
    voices: {},
    dualAudio: false,
    review: false,
    burnSubtitles: false,
    background: DEFAULT_BACKGROUND,
    createdAt: new Date(),
    startedAt: null,
    finishedAt: null,
    previewUrl: null,
    outputUrl: null,
    error: null,
    failureCode: null,
    ...request,
  };
}
