import type { Webhook } from "@dubdeck/domain";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Button } from "../../ui/button.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { useRefreshWebhooks } from "./use-refresh-webhooks.ts";
import { WebhookFields, webhookOf } from "./webhook-fields.tsx";

interface Props {
  webhook: Webhook;
  /** Called after saving or canceling. */
  onDone: () => void;
}

/** Changes a webhook's URL, description and events; Escape cancels. */
export function EditWebhook({ webhook, onDone }: Props) {
  const { id, url } = webhook;
  const { mutateAsync } = trpc.webhooks.update.useMutation();
  const refresh = useRefreshWebhooks();

  async function save(form: HTMLFormElement) {
    try {
      await mutateAsync({ id, ...webhookOf(form) });
      await refresh();
      onDone();
    } catch (error) {
      notifyError("Webhook not changed", error);
    }
  }

  return (
    <Form
      className="grid gap-4"
      action={save}
      aria-label={`Edit ${url}`}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <WebhookFields webhook={webhook} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">Save changes</SubmitButton>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </Form>
  );
}
