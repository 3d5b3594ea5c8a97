import type { Job } from "@dubdeck/domain";
import { useEffect, useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import { watchJob } from "./job-socket.ts";
import { addJob, isSettled, type Outcome, useJobs } from "./job-store.ts";

interface VideoJobs {
  readonly jobs: Job[];
  /** Reads older jobs; null when all are there. */
  readonly loadOlder: (() => void) | null;
  readonly loadingOlder: boolean;
}

/** This video's jobs, newest first, kept up to date until each has its outcome. */
export function useVideoJobs(videoId: string): VideoJobs {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } =
    trpc.jobs.listByVideo.useInfiniteQuery(
      { videoId },
      { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
    );
  useEffect(() => data?.pages.forEach(({ items }) => items.forEach(addJob)), [data]);

  const known = useJobs((state) => state.jobs);
  const jobs = useMemo(() => newestFirst(known, videoId), [known, videoId]);
  useWatch(jobs);
  const loadOlder = hasNextPage ? () => void fetchNextPage() : null;
  return { jobs, loadOlder, loadingOlder: isFetchingNextPage };
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
