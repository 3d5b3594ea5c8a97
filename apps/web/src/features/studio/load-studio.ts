import type { Video } from "@dubdeck/domain";
import { isConflict } from "../../lib/error-message.ts";
import { loaders } from "../../lib/trpc.ts";
import { bestDub } from "../dubbing/listed-dubs.ts";
import type { Studio } from "./studio.ts";

/**
 * Loads a video and the script of one of its dubs: the given one, or else the best. `studio` is null
 * if there is no script yet. Throws NOT_FOUND for unknown videos and dubs.
 */
export async function loadStudio(
  videoId: string,
  jobId: string | undefined,
): Promise<{ video: Video; studio: Studio | null }> {
  const [video, id] = await Promise.all([
    loaders.videos.get.ensureData({ id: videoId }),
    jobId ?? bestJobId(videoId),
  ]);
  if (!id) return { video, studio: null };
  try {
    return { video, studio: await loaders.studio.get.fetch({ jobId: id }, { staleTime: 0 }) };
  } catch (error) {
    if (isConflict(error)) return { video, studio: null };
    throw error;
  }
}

async function bestJobId(videoId: string): Promise<string | undefined> {
  const { pages } = await loaders.jobs.listByVideo.fetchInfinite({ videoId }, { staleTime: 0 });
  return bestDub(pages.flatMap(({ items }) => items))?.id;
}
