import { notify, notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";
import { addJob } from "./job-store.ts";
import { refreshAfterJob } from "./refresh-after-job.ts";

interface Props {
  jobId: string;
  /** Language of the dub, for screen readers if several dubs can be canceled. */
  language?: string | undefined;
}

export function CancelDub({ jobId, language }: Props) {
  const { mutateAsync } = trpc.jobs.cancel.useMutation();
  const { pending, run } = usePending();

  async function cancel() {
    try {
      const job = await mutateAsync({ id: jobId });
      addJob(job);
      refreshAfterJob(job.id);
      keepFocus();
      notify({ title: "Dubbing canceled", description: "Your minutes were not used." });
    } catch (error) {
      notifyError("Could not cancel", error);
    }
  }

  return (
    <Button variant="secondary" size="sm" disabled={pending} onClick={() => void run(cancel)}>
      {pending ? "Canceling..." : "Cancel"}
      {language && <span className="sr-only"> {language}</span>}
    </Button>
  );
}
