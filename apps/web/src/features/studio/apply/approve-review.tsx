import { useNavigate } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import { notifyError } from "../../../lib/notify.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { Button } from "../../../ui/button.tsx";
import { addJob } from "../../dubbing/job-store.ts";
import { useActions, useStudio } from "../state/use-studio.ts";
import { isUnsaved } from "../use-leave-guard.ts";

/** Lets a dub that waits for review go on with the script as it is. */
export function ApproveReview() {
  const { jobId, refresh } = useActions();
  const videoId = useStudio(({ studio }) => studio.videoId);
  const unsaved = useStudio(isUnsaved);
  const { pending, run } = usePending();
  const navigate = useNavigate();

  async function approve() {
    try {
      addJob(await api.studio.approve.mutate({ jobId }));
      await navigate({ to: "/app/videos/$id", params: { id: videoId }, search: { dub: jobId } });
    } catch (error) {
      notifyError("Not approved", error);
      await refresh();
    }
  }

  return (
    <>
      <Button size="sm" disabled={unsaved || pending} onClick={() => void run(approve)}>
        {pending ? "Approving…" : "Approve and speak"}
      </Button>
      <p className="text-sm text-soft">Nothing is spoken before you approve this script.</p>
    </>
  );
}
