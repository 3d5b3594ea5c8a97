import type { Video } from "@dubdeck/domain";
import { FileText } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Says that a video has no script to edit yet. */
export function NoScript({ video }: { video: Video }) {
  return (
    <div className="container-page grid content-start gap-6 py-10">
      <h1 className="text-heading wrap-anywhere">{video.filename}</h1>
      <EmptyState
        icon={<FileText className="size-6" aria-hidden />}
        title="There is no script to edit yet"
        action={
          <ButtonLink to="/app/videos/$id" params={{ id: video.id }}>
            Open video
          </ButtonLink>
        }
      >
        The studio opens once a dub of this video is finished, or waits for your review.
      </EmptyState>
    </div>
  );
}
