import type { Video } from "@dubdeck/domain";
import type { ReactNode } from "react";
import { cn } from "../../ui/cn.ts";
import { CopyButton } from "../../ui/copy-button.tsx";

/** File names above this length (characters) get a smaller title, to fit on a phone's screen. */
const LONG_NAME = 40;

interface Props {
  video: Video;
  /** Shown next to the title. */
  children: ReactNode;
}

/** Shows the video's file name as the page title, and its id with a copy button. */
export function VideoHeading({ video: { id, filename }, children }: Props) {
  const isLong = filename.length > LONG_NAME;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="sr-only">Video Project</h1>
        <p className={cn("font-semibold wrap-anywhere", isLong ? "text-heading" : "text-title")}>
          {filename}
        </p>
        <div className="mt-1 flex items-center gap-1 text-sm text-soft">
          <p className="wrap-anywhere">Video ID: {id}</p>
          <CopyButton text={id} name="Video ID" />
        </div>
      </div>
      {children}
    </div>
  );
}
