import type { Webhook } from "@dubdeck/domain";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";

/** Removes a webhook after confirmation. */
export function RemoveWebhook({ webhook: { id, url } }: { webhook: Webhook }) {
  const { list } = trpc.useUtils().webhooks;
  const { mutateAsync } = trpc.webhooks.remove.useMutation();
  const { pending, run } = usePending();

  async function remove() {
    try {
      await mutateAsync({ id });
      // The log of a removed webhook cannot be fetched again, so only the list is.
      await list.cancel();
      await list.invalidate();
      keepFocus();
    } catch (error) {
      notifyError("Webhook not removed", error);
    }
  }

  return (
    <ConfirmDialog
      title="Remove this webhook?"
      description={`${url} gets nothing more, and its log is deleted.`}
      confirm="Remove webhook"
      onConfirm={() => void run(remove)}
      trigger={
        <Button variant="secondary" size="sm" disabled={pending}>
          Remove
          <span className="sr-only"> {url}</span>
        </Button>
      }
    />
  );
}
