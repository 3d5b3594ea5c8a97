import type { JobStatus } from "@dubdeck/domain";
import { Badge, type Tone } from "../../ui/badge.tsx";

const TONES: Readonly<Record<JobStatus, Tone>> = {
  completed: "success",
  failed: "destructive",
  processing: "warning",
  review: "accent",
  preview_ready: "accent",
  queued: "muted",
  canceled: "muted",
};

export function StatusBadge({ status }: { status: JobStatus }) {
  return <Badge tone={TONES[status]}>{statusText(status)}</Badge>;
}

/** Formats a status for display. */
export const statusText = (status: JobStatus): string =>
  status === "review" ? "Waiting for review" : status.replace("_", " ");
