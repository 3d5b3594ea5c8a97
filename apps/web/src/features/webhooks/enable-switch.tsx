import type { Webhook } from "@dubdeck/domain";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Switch } from "../../ui/switch.tsx";
import { useRefreshWebhooks } from "./use-refresh-webhooks.ts";

/** Enables or disables a webhook; nothing is sent to a disabled one. */
export function EnableSwitch({ webhook: { id, url, enabled } }: { webhook: Webhook }) {
  const { mutateAsync } = trpc.webhooks.update.useMutation();
  const { pending, run } = usePending();
  const refresh = useRefreshWebhooks();

  async function change(checked: boolean) {
    try {
      await mutateAsync({ id, enabled: checked });
      await refresh();
    } catch (error) {
      notifyError("Webhook not changed", error);
    }
  }

  return (
    <Switch
      label={
        <>
          {enabled ? "Enabled" : "Disabled"}
          <span className="sr-only"> {url}</span>
        </>
      }
      checked={enabled}
      disabled={pending}
      onChange={(checked) => void run(() => change(checked))}
    />
  );
}
