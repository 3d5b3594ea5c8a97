import type { VideoListItem } from "@dubdeck/domain";
import { Link } from "@tanstack/react-router";
import { Film } from "lucide-react";
import { formatDate, formatDuration } from "../../lib/format.ts";
import { CardDub } from "./card-dub.tsx";
import { RemoveVideo } from "./remove-video.tsx";

/** Shows a video's thumbnail, length and newest dub. */
export function VideoCard({ video }: { video: VideoListItem }) {
  const { id, filename, thumbnailUrl, durationMs, createdAt } = video;
  return (
    <li className="group relative min-w-0">
      <div className="relative aspect-video overflow-hidden rounded-lg bg-frame">
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <Film className="absolute inset-0 m-auto size-7 text-on-frame/60" aria-hidden />
        )}
        <span className="absolute right-2 bottom-2 rounded-sm bg-frame px-1.5 py-0.5 font-mono text-xs text-on-frame">
          {formatDuration(durationMs)}
        </span>
      </div>
      <div className="mt-3 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Link
            to="/app/videos/$id"
            params={{ id }}
            className="block truncate rounded-sm font-medium after:absolute after:inset-0 hover:text-brand"
          >
            {filename}
          </Link>
          <p className="mt-0.5 text-sm text-soft">{formatDate(createdAt)}</p>
        </div>
        <RemoveVideo id={id} filename={filename} />
      </div>
      <CardDub video={video} />
    </li>
  );
}
