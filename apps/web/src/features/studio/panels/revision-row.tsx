import { Download, Play, RotateCcw } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/format.ts";
import { notify, notifyError } from "../../../lib/notify.ts";
import { loaders } from "../../../lib/trpc.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { StatusBadge } from "../../dubbing/status-badge.tsx";
import { startDownload } from "../../upload/warn-while-uploading.ts";
import { usePlayerHere } from "../player/player-context.ts";
import { useActions, useStudio } from "../state/use-studio.ts";
import type { Revision } from "../studio.ts";
import { RevisionName } from "./revision-name.tsx";

/** Shows one revision with everything that can be done with it. */
export function RevisionRow({ revision }: { revision: Revision }) {
  const { jobId, refresh, show } = useActions();
  const { setSource } = usePlayerHere();
  const published = useStudio(({ studio }) => studio.published);
  const running = useStudio(({ studio }) => studio.running !== null);
  const { pending, run } = usePending();
  const { number, status, createdAt, changedLines, billedMs } = revision;
  const isDone = status === "completed";

  async function restore() {
    try {
      await api.studio.restore.mutate({ jobId, number });
      void loaders.studio.invalidate();
      notify({ title: `Revision ${number} is published again`, tone: "success" });
    } catch (error) {
      notifyError("Not restored", error);
    }
    await refresh();
  }
  async function download() {
    try {
      const { outputUrl } = await api.studio.files.query({ jobId, number });
      if (outputUrl) startDownload(outputUrl);
    } catch (error) {
      notifyError("Download failed", error);
    }
  }

  return (
    <li className="grid gap-3 rounded-lg border p-4">
      <div className="flex flex-wrap items-center gap-2">
        <RevisionName revision={revision} />
        {number === published ? (
          <Badge tone="brand">Published</Badge>
        ) : (
          <StatusBadge status={status} />
        )}
      </div>
      <p className="text-sm text-soft tabular-nums">
        {formatDate(createdAt)}
        {changedLines !== null &&
          ` · ${changedLines} ${changedLines === 1 ? "line" : "lines"} spoken`}
        {billedMs !== null && ` · ${(billedMs / 1000).toFixed(0)} s charged`}
      </p>
      {isDone && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setSource(number);
              show(null);
            }}
          >
            <Play className="size-4" aria-hidden />
            Hear<span className="sr-only"> revision {number}</span>
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void download()}>
            <Download className="size-4" aria-hidden />
            Download<span className="sr-only"> revision {number}</span>
          </Button>
          {number !== published && (
            <ConfirmDialog
              title={`Restore revision ${number}?`}
              description="Its video is published again and its script comes back. This costs nothing, and you can undo the change of the script."
              confirm="Restore"
              tone="primary"
              onConfirm={() => void run(restore)}
              trigger={
                <Button variant="secondary" size="sm" disabled={pending || running}>
                  <RotateCcw className="size-4" aria-hidden />
                  Restore<span className="sr-only"> revision {number}</span>
                </Button>
              }
            />
          )}
        </div>
      )}
    </li>
  );
}
