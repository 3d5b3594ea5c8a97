import type { Job } from "@dubdeck/domain";
import { useEffect, useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import { addJob, type KnownJob, useJobs } from "./job-store.ts";

interface VideoJobs {
  readonly jobs: Job[];
  /** Loads older jobs; null when all are loaded. */
  readonly loadOlder: (() => void) | null;
  readonly loadingOlder: boolean;
}

/** Returns the video's jobs, newest first, updated live until each has finished. */
export function useVideoJobs(videoId: string): VideoJobs {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } =
    trpc.jobs.listByVideo.useInfiniteQuery(
      { videoId },
      { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
    );
  useEffect(() => data?.pages.forEach(({ items }) => items.forEach(addJob)), [data]);

  const known = useJobs((state) => state.jobs);
  const jobs = useMemo(() => newestFirst(known, videoId), [known, videoId]);
  const loadOlder = hasNextPage ? () => void fetchNextPage() : null;
  return { jobs, loadOlder, loadingOlder: isFetchingNextPage };
}

function newestFirst(known: Readonly<Record<string, KnownJob>>, videoId: string): Job[] {
  return Object.values(known)
    .filter((job) => job.videoId === videoId && !job.revisionOf)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
