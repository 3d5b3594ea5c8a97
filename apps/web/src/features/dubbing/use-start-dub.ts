import type { CreateJobsInput } from "@dubdeck/domain";
import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { addJob } from "./job-store.ts";
import { refreshAfterJob } from "./refresh-after-job.ts";

/** Starts dubs and adds them to the job store as queued. */
export function useStartDub(onStarted: (jobId: string) => void) {
  const { mutateAsync, error } = trpc.jobs.create.useMutation();

  async function start(request: CreateJobsInput) {
    try {
      const jobs = await mutateAsync(request);
      jobs.forEach(addJob);
      const [first] = jobs;
      if (first) refreshAfterJob(first.id);
      const description = "Your video is now being processed";
      notify({ title: "Dubbing Started", description, tone: "success" });
      if (first) onStarted(first.id);
    } catch (failure) {
      notifyError("Failed to Start Dubbing", failure);
    }
  }
  return { start, error };
}
