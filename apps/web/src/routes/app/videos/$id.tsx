import { createFileRoute, notFound } from "@tanstack/react-router";
import { addJob } from "../../../features/dubbing/job-store.ts";
import { VideoNotFound } from "../../../features/dubbing/video-not-found.tsx";
import { VideoProject } from "../../../features/dubbing/video-project.tsx";
import { isNotFound } from "../../../lib/error-message.ts";
import { loaders, trpc } from "../../../lib/trpc.ts";
import { PageSkeleton } from "../../../ui/skeleton.tsx";

interface Search {
  /** Opens the dubbing settings on load. */
  new?: 1;
  /** Id of the dub to show; defaults to the best one. */
  dub?: string;
}

export const Route = createFileRoute("/app/videos/$id")({
  staticData: { title: "Video project" },
  validateSearch: ({ new: isNew, dub }): Search => ({
    ...(Number(isNew) === 1 && { new: 1 }),
    ...(typeof dub === "string" && { dub }),
  }),
  loader: async ({ params: { id } }) => {
    try {
      const [video, jobs] = await Promise.all([
        loaders.videos.get.ensureData({ id }),
        loaders.jobs.listByVideo.fetchInfinite({ videoId: id }),
      ]);
      jobs.pages.forEach(({ items }) => items.forEach(addJob));
      return { video };
    } catch (error) {
      if (isNotFound(error)) throw notFound();
      throw error;
    }
  },
  // The query cache keeps the data and is cleared when the user changes.
  gcTime: 0,
  component: VideoPage,
  pendingComponent: PageSkeleton,
  notFoundComponent: VideoNotFound,
});

function VideoPage() {
  const { video: loaded } = Route.useLoaderData();
  const { data: video } = trpc.videos.get.useQuery({ id: loaded.id }, { initialData: loaded });
  const { new: isNew, dub = null } = Route.useSearch();
  return (
    <VideoProject
      key={`${video.id} ${dub}`}
      video={video}
      opensSettings={isNew === 1}
      opensDub={dub}
    />
  );
}
