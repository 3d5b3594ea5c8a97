import type { DeliveryState, WebhookDelivery } from "@dubdeck/domain";
import { useId, useState } from "react";
import { formatDateTime } from "../../lib/format.ts";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DeliveryDetails } from "./delivery-details.tsx";

const TONES: Readonly<Record<DeliveryState, Tone>> = {
  delivered: "success",
  failed: "destructive",
  pending: "warning",
};

interface Props {
  delivery: WebhookDelivery;
  canResend: boolean;
}

export function DeliveryRow({ delivery, canResend }: Props) {
  const { id, webhookId, type, state, createdAt } = delivery;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { deliveries } = trpc.useUtils().webhooks;
  const { mutateAsync } = trpc.webhooks.resend.useMutation();
  const { pending, run } = usePending();
  const time = formatDateTime(createdAt);
  const ofThis = (
    <span className="sr-only">
      {" "}
      {type} of {time}
    </span>
  );

  async function resend() {
    try {
      await mutateAsync({ id: webhookId, deliveryId: id });
      await deliveries.invalidate({ id: webhookId });
    } catch (error) {
      notifyError("Not sent again", error);
    }
  }

  return (
    <li className="grid gap-3 rounded-lg border bg-card p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={TONES[state]}>{state}</Badge>
          <span className="font-mono wrap-anywhere">{type}</span>
          <time dateTime={createdAt.toISOString()} className="text-soft tabular-nums">
            {time}
          </time>
        </div>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
          >
            Details{ofThis}
          </Button>
          {canResend && (
            <Button
              variant="secondary"
              size="sm"
              disabled={pending}
              onClick={() => void run(resend)}
            >
              Resend{ofThis}
            </Button>
          )}
        </div>
      </div>
      <div id={detailsId} hidden={!open}>
        {open && <DeliveryDetails delivery={delivery} />}
      </div>
    </li>
  );
}
