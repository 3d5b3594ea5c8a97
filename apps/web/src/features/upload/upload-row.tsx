import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, Clock, RotateCcw, X } from "lucide-react";
import { formatBytes } from "../../lib/format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { textLink } from "../../ui/text-link.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { removeUpload, retryUpload, type UploadItem } from "./upload-store.ts";

export function UploadRow({ item }: { item: UploadItem }) {
  const { id, source, status, progress, error, refused, videoId } = item;
  const isLink = typeof source === "string";
  const name = isLink ? source : source.name;
  const onItsWay = status === "pending" || status === "uploading";
  return (
    <li className="grid gap-3 py-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-3">
        <StatusIcon status={status} />
        <div className="min-w-0 flex-1 basis-32">
          <p className="truncate text-sm font-medium">
            {videoId ? (
              <Link to="/app/videos/$id" params={{ id: videoId }} className={textLink}>
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          <p className="text-sm text-soft">{isLink ? "Link" : formatBytes(source.size)}</p>
        </div>
        <div className="ml-auto flex items-center gap-1">
          {videoId && (
            <ButtonLink size="sm" to="/app/videos/$id" params={{ id: videoId }} search={{ new: 1 }}>
              Start Dubbing
            </ButtonLink>
          )}
          {status === "error" && !refused && (
            <Button variant="secondary" size="sm" onClick={() => retryUpload(id)}>
              <RotateCcw className="size-4" aria-hidden />
              Retry
            </Button>
          )}
          <Tooltip text={onItsWay ? "Cancel" : "Remove"}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`${onItsWay ? "Cancel" : "Remove"} ${name}`}
              onClick={() => {
                removeUpload(id);
                keepFocus();
              }}
            >
              <X className="size-4" aria-hidden />
            </Button>
          </Tooltip>
        </div>
      </div>
      {status === "uploading" && (
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <ProgressBar value={progress} label={`${isLink ? "Fetching" : "Uploading"} ${name}`} />
          </div>
          <span className="text-right text-sm whitespace-nowrap tabular-nums">
            {progress < 100 ? `${progress}%` : "Checking…"}
          </span>
        </div>
      )}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </li>
  );
}

function StatusIcon({ status }: Pick<UploadItem, "status">) {
  if (status === "uploading") return <Spinner />;
  if (status === "completed")
    return <CircleCheck aria-label="Uploaded" className="size-5 text-success" />;
  if (status === "error") return <CircleAlert aria-label="Failed" className="size-5 text-danger" />;
  return <Clock aria-label="Waiting" className="size-5 text-soft" />;
}
