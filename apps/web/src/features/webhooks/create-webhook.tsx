import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { useRefreshWebhooks } from "./use-refresh-webhooks.ts";
import { WebhookFields, webhookOf } from "./webhook-fields.tsx";

/** Adds a webhook; `onCreated` gets its secret, which is never shown again. */
export function CreateWebhook({ onCreated }: { onCreated: (secret: string) => void }) {
  const { mutateAsync } = trpc.webhooks.create.useMutation();
  const refresh = useRefreshWebhooks();

  async function create(form: HTMLFormElement) {
    try {
      const { secret } = await mutateAsync(webhookOf(form));
      form.reset();
      onCreated(secret);
      await refresh();
    } catch (error) {
      notifyError("Webhook not added", error);
    }
  }

  return (
    <Form className="grid gap-4" action={create} aria-label="New webhook">
      <WebhookFields />
      <SubmitButton className="justify-self-start">Add webhook</SubmitButton>
    </Form>
  );
}
