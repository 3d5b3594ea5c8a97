import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { addJob } from "./job-store.ts";
import { queuedJob } from "./queued-job.ts";
import { refreshAfterJob } from "./refresh-after-job.ts";

/** Starts a dub and holds it as queued until the server tells more. */
export function useStartDub(onStarted: (jobId: string) => void) {
  const { mutate, isPending } = trpc.jobs.create.useMutation({
    onSuccess: ({ jobId }, request) => {
      addJob(queuedJob(jobId, request));
      refreshAfterJob(jobId);
      const description = "Your video is now being processed";
      notify({ title: "Dubbing Started", description, tone: "success" });
      onStarted(jobId);
    },
    onError: (error) => notifyError("Failed to Start Dubbing", error),
  });
  return { start: mutate, isStarting: isPending };
}
