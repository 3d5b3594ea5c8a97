import {
  type CreateWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "@dubdeck/domain";
import { useId } from "react";
import { TextField } from "../../ui/field.tsx";
import { fieldsOf } from "../../ui/form.tsx";

const EVENTS = Object.entries(WEBHOOK_EVENTS) as [WebhookEvent, string][];

/** Shows the fields of a new webhook, or of an existing one. */
export function WebhookFields({ webhook }: { webhook?: Webhook }) {
  const id = useId();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="URL"
          name="url"
          type="url"
          placeholder="https://example.com/dubdeck"
          hint="On a public address."
          defaultValue={webhook?.url}
          required
          maxLength={2048}
        />
        <TextField
          label="Description (optional)"
          name="description"
          placeholder="Publishes our dubs"
          defaultValue={webhook?.description}
          maxLength={200}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">Events</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {EVENTS.map(([event, meaning]) => (
            <label
              key={event}
              className="flex cursor-pointer items-start gap-2.5 rounded-md border border-edge/60 px-3 py-2.5 text-sm transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-tint/40"
            >
              <input
                type="checkbox"
                name="events"
                value={event}
                aria-label={event}
                aria-describedby={`${id}-${event}`}
                defaultChecked={webhook?.events.includes(event) ?? true}
                className="mt-0.5 size-4 shrink-0 accent-brand"
              />
              <span className="min-w-0">
                <span className="block font-mono wrap-anywhere">{event}</span>
                <span id={`${id}-${event}`} className="block text-soft">
                  {meaning}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Reads the fields of a form with WebhookFields. */
export function webhookOf(form: HTMLFormElement): CreateWebhook {
  const chosen = new FormData(form).getAll("events");
  const events = EVENTS.flatMap(([event]) => (chosen.includes(event) ? [event] : []));
  return { ...fieldsOf(form, "url", "description"), events };
}
