import { createFileRoute, notFound } from "@tanstack/react-router";
import { VideoNotFound } from "../../../features/dubbing/video-not-found.tsx";
import { loadStudio } from "../../../features/studio/load-studio.ts";
import { NoScript } from "../../../features/studio/no-script.tsx";
import { StudioPage } from "../../../features/studio/studio-page.tsx";
import { isNotFound } from "../../../lib/error-message.ts";
import { PageSkeleton } from "../../../ui/skeleton.tsx";

interface Search {
  /** Id of the dub to edit; defaults to the best one. */
  job?: string;
}

export const Route = createFileRoute("/app/videos/$id_/studio")({
  staticData: { title: "Studio", fills: true },
  validateSearch: ({ job }): Search => (typeof job === "string" ? { job } : {}),
  loaderDeps: ({ search: { job } }) => ({ job }),
  loader: async ({ params: { id }, deps: { job } }) => {
    try {
      return await loadStudio(id, job);
    } catch (error) {
      if (isNotFound(error)) throw notFound();
      throw error;
    }
  },
  // Every visit begins with the script as it is now.
  gcTime: 0,
  component: Studio,
  pendingComponent: PageSkeleton,
  notFoundComponent: VideoNotFound,
});

function Studio() {
  const { video, studio } = Route.useLoaderData();
  return studio ? (
    <StudioPage key={studio.jobId} video={video} loaded={studio} />
  ) : (
    <NoScript video={video} />
  );
}
