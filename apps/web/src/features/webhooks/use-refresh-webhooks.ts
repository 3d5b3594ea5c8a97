import { trpc } from "../../lib/trpc.ts";

/** Returns a function that refetches the account's webhooks and the logs of their deliveries. */
export function useRefreshWebhooks(): () => Promise<void> {
  const { webhooks } = trpc.useUtils();
  return async () => {
    // Cancel running requests: their responses may predate the change.
    await Promise.all([webhooks.list.cancel(), webhooks.deliveries.cancel()]);
    await Promise.all([webhooks.list.invalidate(), webhooks.deliveries.invalidate()]);
  };
}
