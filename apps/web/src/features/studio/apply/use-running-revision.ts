import { isFinished } from "@dubdeck/domain";
import { useEffect } from "react";
import { api } from "../../../lib/api.ts";
import { notify } from "../../../lib/notify.ts";
import { loaders } from "../../../lib/trpc.ts";
import { followRevision, getJob, useJobs } from "../../dubbing/job-store.ts";
import { useActions, useStudio } from "../state/use-studio.ts";

/** Follows the revision that is being made, and takes over its result when it has ended. */
export function useRunningRevision(): void {
  const { jobId, refresh } = useActions();
  const running = useStudio(({ studio }) => studio.running);
  const id = running?.id;
  const number = running?.number;
  useEffect(() => {
    if (!id || !number) return undefined;
    let ended = false;
    const end = () => {
      const job = getJob(id);
      if (ended || !job || !isFinished(job.status)) return;
      ended = true;
      void refresh();
      void loaders.studio.invalidate();
      void loaders.analytics.invalidate();
      if (job.status === "completed")
        notify({ title: `Revision ${number} is ready`, tone: "success" });
      if (job.status === "failed") {
        const description = job.error ?? "Please try again.";
        notify({ title: `Revision ${number} failed`, description, tone: "destructive" });
      }
    };
    const stop = useJobs.subscribe(end);
    api.jobs.get.query({ id }).then(
      (job) => followRevision(job, jobId),
      () => undefined,
    );
    return stop;
  }, [id, number, jobId, refresh]);
}
