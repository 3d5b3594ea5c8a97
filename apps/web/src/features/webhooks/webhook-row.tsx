import type { Webhook } from "@dubdeck/domain";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { EditWebhook } from "./edit-webhook.tsx";
import { EnableSwitch } from "./enable-switch.tsx";
import { RemoveWebhook } from "./remove-webhook.tsx";
import { RotateSecret } from "./rotate-secret.tsx";
import { SendTest } from "./send-test.tsx";

interface Props {
  webhook: Webhook;
  /** Called with the new secret after a rotation. */
  onSecret: (secret: string) => void;
}

export function WebhookRow({ webhook, onSecret }: Props) {
  const { id, url, events, description, enabled, disabledReason } = webhook;
  const [editing, setEditing] = useState(false);
  const [logOpen, setLogOpen] = useState(false);
  const edit = useFocusAfter(editing);
  const forUrl = <span className="sr-only"> {url}</span>;

  if (editing) {
    return (
      <li className="py-4 last:pb-0">
        <EditWebhook webhook={webhook} onDone={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className="grid gap-3.5 py-4 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-mono text-sm font-medium wrap-anywhere">{url}</p>
          {description && <p className="text-sm wrap-anywhere">{description}</p>}
          <p className="text-sm wrap-anywhere text-soft">{events.join(", ")}</p>
        </div>
        <EnableSwitch webhook={webhook} />
      </div>
      {disabledReason && (
        <Notice tone="warning" title="We have disabled this webhook">
          {disabledReason} Enable it once the endpoint works again; the log can resend what it
          missed.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {enabled && <SendTest webhook={webhook} />}
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={logOpen}
          onClick={() => setLogOpen(!logOpen)}
        >
          {logOpen ? "Hide log" : "Show log"}
          {forUrl}
        </Button>
        <Button ref={edit} variant="secondary" size="sm" onClick={() => setEditing(true)}>
          Edit
          {forUrl}
        </Button>
        <RotateSecret webhook={webhook} onSecret={onSecret} />
        <RemoveWebhook webhook={webhook} />
      </div>
      {logOpen && <DeliveryLog webhookId={id} canResend={enabled} />}
    </li>
  );
}
