import type { CreateJob, Job } from "@dubdeck/domain";

type Request = Omit<CreateJob, "dualAudio"> & { dualAudio?: boolean };

/** A dub as it stands when it has just been asked for. */
export function queuedJob(id: string, request: Request): Job {
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
    createdAt: new Date(),
    startedAt: null,
    finishedAt: null,
    previewUrl: null,
    outputUrl: null,
    error: null,
  };
}
