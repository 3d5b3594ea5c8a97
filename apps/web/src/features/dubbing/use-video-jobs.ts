import type { Job } from "@dubdeck/domain";
import { useEffect, useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import { watchJob } from "./job-socket.ts";
import { addJob, isSettled, type Outcome, useJobs } from "./job-store.ts";

/** This video's jobs, newest first, kept up to date until each has its outcome. */
export function useVideoJobs(videoId: string): Job[] {
  const { data } = trpc.jobs.listByVideo.useQuery({ videoId }, { staleTime: 0 });
  useEffect(() => data?.forEach(addJob), [data]);

  const known = useJobs((state) => state.jobs);
  const jobs = useMemo(() => newestFirst(known, videoId), [known, videoId]);
  useWatch(jobs);
  return jobs;
}

function newestFirst(known: Readonly<Record<string, Job>>, videoId: string): Job[] {
  return Object.values(known)
    .filter((job) => job.videoId === videoId)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Follows the live updates of those jobs about which there is more to hear. */
export function useWatch(jobs: readonly (Outcome & Pick<Job, "id">)[]): void {
  const active = jobs.filter((job) => !isSettled(job));
  const key = active.map(({ id }) => id).join(" ");
  useEffect(() => {
    const stops = key.split(" ").filter(Boolean).map(watchJob);
    return () => stops.forEach((stop) => stop());
  }, [key]);
}
