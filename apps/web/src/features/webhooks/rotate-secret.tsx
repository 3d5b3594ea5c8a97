import type { Webhook } from "@dubdeck/domain";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface Props {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

/** Replaces a webhook's secret after confirmation. */
export function RotateSecret({ webhook: { id, url }, onSecret }: Props) {
  const { mutateAsync } = trpc.webhooks.rotateSecret.useMutation();
  const { pending, run } = usePending();

  async function rotate() {
    try {
      onSecret((await mutateAsync({ id })).secret);
    } catch (error) {
      notifyError("Secret not replaced", error);
    }
  }

  return (
    <ConfirmDialog
      title="Replace the signing secret?"
      description={`For ${url}. Requests carry a signature of the old secret too for one day; set the new one in your server until then.`}
      confirm="Replace secret"
      onConfirm={() => void run(rotate)}
      trigger={
        <Button variant="secondary" size="sm" disabled={pending}>
          New secret
          <span className="sr-only"> for {url}</span>
        </Button>
      }
    />
  );
}
