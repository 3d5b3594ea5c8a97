import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Button } from "../../ui/button.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";
import { addJob } from "./job-store.ts";
import { refreshAfterJob } from "./refresh-after-job.ts";

export function CancelDub({ jobId }: { jobId: string }) {
  const cancel = trpc.jobs.cancel.useMutation({
    onSuccess: (job) => {
      addJob(job);
      refreshAfterJob(job.id);
      keepFocus();
      notify({ title: "Dubbing canceled", description: "Your minutes were not used." });
    },
    onError: (error) => notifyError("Could not cancel", error),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={cancel.isPending}
      onClick={() => cancel.mutate({ id: jobId })}
    >
      {cancel.isPending ? "Canceling..." : "Cancel"}
    </Button>
  );
}
