import type { CreateJobInput } from "@dubdeck/domain";
import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { addJob } from "./job-store.ts";
import { queuedJob } from "./queued-job.ts";
import { refreshAfterJob } from "./refresh-after-job.ts";

/** Starts a dub and holds it as queued until the server tells more. */
export function useStartDub(onStarted: (jobId: string) => void) {
  const { mutateAsync, error } = trpc.jobs.create.useMutation();
  const { pending, run } = usePending();

  async function start(request: CreateJobInput) {
    try {
      const { jobId } = await mutateAsync(request);
      addJob(queuedJob(jobId, request));
      refreshAfterJob(jobId);
      const description = "Your video is now being processed";
      notify({ title: "Dubbing Started", description, tone: "success" });
      onStarted(jobId);
    } catch (failure) {
      notifyError("Failed to Start Dubbing", failure);
    }
  }
  return {
    start: (request: CreateJobInput) => run(() => start(request)),
    isStarting: pending,
    error,
  };
}
