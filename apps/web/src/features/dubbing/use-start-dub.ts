import type { CreateJob, Job } from "@dubdeck/domain";
import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { addJob } from "./job-store.ts";
import { refreshAfterJob } from "./refresh-after-job.ts";

/** Starts a dub and holds it as queued until the server tells more. */
export function useStartDub(onStarted: (jobId: string) => void) {
  const { mutate, isPending } = trpc.jobs.create.useMutation({
    onSuccess: ({ jobId }, request) => {
      addJob(queued(jobId, request));
      refreshAfterJob(jobId);
      const description = "Your video is now being processed";
      notify({ title: "Dubbing Started", description, tone: "success" });
      onStarted(jobId);
    },
    onError: (error) => notifyError("Failed to Start Dubbing", error),
  });
  return { start: mutate, isStarting: isPending };
}

function queued(id: string, request: Omit<CreateJob, "dualAudio"> & { dualAudio?: boolean }): Job {
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
