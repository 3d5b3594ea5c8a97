import { Trash2 } from "lucide-react";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";
import { markDubsSeen } from "../done/unseen-dubs.ts";
import { removeJobsOf } from "../dubbing/job-store.ts";

interface Props {
  id: string;
  filename: string;
}

/** Deletes a video and all its dubs after confirmation. */
export function RemoveVideo({ id, filename }: Props) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.videos.remove.useMutation();
  const { pending, run } = usePending();

  async function remove() {
    try {
      await mutateAsync({ id });
      removeJobsOf(id);
      markDubsSeen(id);
      await utils.videos.list.invalidate();
      keepFocus();
    } catch (error) {
      notifyError("Could not delete the video", error);
    }
  }

  return (
    <ConfirmDialog
      title="Delete this video?"
      description={`${filename} and all its dubs will be gone for good.`}
      tooltip="Delete"
      confirm="Delete video"
      onConfirm={() => void run(remove)}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          disabled={pending}
          aria-label={`Delete ${filename}`}
          className="relative z-10 -mt-1 text-soft"
        >
          <Trash2 className="size-4" aria-hidden />
        </Button>
      }
    />
  );
}
