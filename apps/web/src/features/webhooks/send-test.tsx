import type { Webhook } from "@dubdeck/domain";
import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { TestResult } from "./test-result.tsx";

/** Sends a test event and shows its result. */
export function SendTest({ webhook: { id, url } }: { webhook: Webhook }) {
  const { deliveries } = trpc.useUtils().webhooks;
  const { mutateAsync } = trpc.webhooks.test.useMutation();
  const { pending, run } = usePending();
  const [deliveryId, setDeliveryId] = useState<string | null>(null);

  async function send() {
    try {
      setDeliveryId((await mutateAsync({ id })).id);
      await deliveries.invalidate({ id });
    } catch (error) {
      notifyError("Test not sent", error);
    }
  }

  return (
    <>
      <Button variant="secondary" size="sm" disabled={pending} onClick={() => void run(send)}>
        Send test
        <span className="sr-only"> to {url}</span>
      </Button>
      {deliveryId && <TestResult webhookId={id} deliveryId={deliveryId} />}
    </>
  );
}
