import { type CreateJobInput, DEFAULT_BACKGROUND, type Job } from "@dubdeck/domain";

/** A dub as it stands when it has just been asked for. */
export function queuedJob(id: string, request: CreateJobInput): Job {
  return {
    id,
    videoId: request.videoId,
    status: "queued",
    progress: 0,
    stage: null,
    line: null,
    targetLanguage: request.targetLanguage,
    voicePreset: request.voicePreset,
    dualAudio: request.dualAudio ?? false,
    background: request.background ?? DEFAULT_BACKGROUND,
    createdAt: new Date(),
    startedAt: null,
    finishedAt: null,
    previewUrl: null,
    outputUrl: null,
    error: null,
  };
}
