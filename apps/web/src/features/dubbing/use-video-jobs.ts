import { isFinished, type Job } from "@dubdeck/domain";
import { useEffect, useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import { watchJob } from "./job-socket.ts";
import { addJob, useJobs } from "./job-store.ts";

/** This video's jobs, newest first, kept up to date while any of them is under way. */
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

/** Follows the live updates of those jobs that are under way. */
export function useWatch(jobs: readonly Pick<Job, "id" | "status">[]): void {
  const active = jobs.filter(({ status }) => !isFinished(status));
  const key = active.map(({ id }) => id).join(" ");
  useEffect(() => {
    const stops = key.split(" ").filter(Boolean).map(watchJob);
    return () => stops.forEach((stop) => stop());
  }, [key]);
}
