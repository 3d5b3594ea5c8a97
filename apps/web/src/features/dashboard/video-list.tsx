import { Film } from "lucide-react";
import { useEffect } from "react";
import { trpc } from "../../lib/trpc.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { addJob } from "../dubbing/job-store.ts";
import { VideoCard } from "./video-card.tsx";

/** Lists the user's videos, newest first, with live dub status. */
export function VideoList() {
  const { data, ...query } = trpc.videos.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
  );
  const videos = data?.pages.flatMap(({ items }) => items);
  useEffect(
    () =>
      data?.pages.forEach(({ items }) => items.forEach(({ newestJob: job }) => job && addJob(job))),
    [data],
  );
  return (
    <Card className="grid gap-5">
      <CardTitle hint={videos && `${videos.length}${query.hasNextPage ? "+" : ""}`}>
        Your videos
      </CardTitle>
      <Loaded query={{ ...query, data: videos }} skeleton="h-56">
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<Film className="size-6" aria-hidden />}
              title="No videos yet"
              action={<ButtonLink to="/app/upload">Upload your first video</ButtonLink>}
            >
              Upload a video, and it will wait here with all its dubs.
            </EmptyState>
          ) : (
            <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
              {list.map((video) => (
                <VideoCard key={video.id} video={video} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <ShowMore pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more videos
        </ShowMore>
      )}
    </Card>
  );
}
