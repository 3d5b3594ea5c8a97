import { useMatch, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { notify } from "../../lib/notify.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { addJob, type KnownJob } from "../dubbing/job-store.ts";
import { showNotification } from "./browser-notifications.ts";
import { endedText, onDubEnded, onReview } from "./ended-dubs.ts";
import { addUnseen, markDubsSeen } from "./unseen-dubs.ts";
import { useTitleBadge } from "./use-title-badge.ts";

/**
 * Watches the user's dubs on every page and notifies when one has ended or waits for review. Renders
 * nothing.
 */
export function DubWatch() {
  useActiveJobs();
  useNotifyEnded();
  useMarkSeen();
  useTitleBadge();
  return null;
}

/** Loads running dubs; refetches on focus to find dubs started elsewhere. */
function useActiveJobs() {
  const { data } = trpc.jobs.active.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
  useEffect(() => data?.forEach(addJob), [data]);
}

function useNotifyEnded() {
  const router = useRouter();
  useEffect(() => {
    async function tell(job: KnownJob) {
      const params = { id: job.videoId };
      const page = { to: "/app/videos/$id", params } as const;
      const studio = { to: "/app/videos/$id/studio", params } as const;
      const isOpen = [page, studio].some((own) => router.matchRoute(own) !== false);
      if (isOpen && !document.hidden) return;
      addUnseen(job);
      const video = await loaders.videos.get.ensureData({ id: job.videoId }).catch(() => null);
      const text = endedText(job, video?.filename ?? "Your video");
      const link = { ...page, search: { dub: job.revisionOf ?? job.id } };
      const open = () => {
        void router.navigate(link);
        document.getElementById("main")?.focus();
      };
      showNotification(job.id, text.title, text.description ?? "", open);
      if (isOpen) return;
      const { href } = router.buildLocation(link);
      const tone = job.status === "failed" ? "destructive" : "success";
      notify({ ...text, tone, link: { label: "Open video", href, open } });
    }
    const stops = [onDubEnded, onReview].map((watch) => watch((job) => void tell(job)));
    return () => stops.forEach((stop) => stop());
  }, [router]);
}

/** Marks dubs as seen when their video's page is visible. */
function useMarkSeen() {
  const page = useMatch({ from: "/app/videos/$id", shouldThrow: false });
  const studio = useMatch({ from: "/app/videos/$id_/studio", shouldThrow: false });
  const videoId = (page ?? studio)?.params.id;
  useEffect(() => {
    const see = () => {
      if (videoId && !document.hidden) markDubsSeen(videoId);
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [videoId]);
}
