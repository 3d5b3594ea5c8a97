import { proxyActivities, setCurrentDetails, sleep } from "@temporalio/workflow";
import type { WebhookActivities } from "./activities.ts";
import { IO, WEBHOOK } from "./activity-options.ts";

export interface DeliverWebhookInput {
  readonly deliveryId: string;
  readonly run: number;
  /** Pauses between attempts, in ms; one attempt more than pauses. */
  readonly pausesMs: readonly number[];
}

const { sendWebhook } = proxyActivities<WebhookActivities>(WEBHOOK);
/** Retries for about an hour; the site shows that the webhook is disabled, too. */
const { mailWebhookDisabled } = proxyActivities<WebhookActivities>({
  ...IO,
  retry: { maximumInterval: "10 minutes", maximumAttempts: 15 },
  summary: "Mail the owner that the webhook is disabled",
});

/**
 * Sends an event to a webhook until it accepts it, or the attempts are used up. Ends early if the
 * delivery was removed or is sent by a later run.
 */
export async function deliverWebhook({
  deliveryId,
  run,
  pausesMs,
}: DeliverWebhookInput): Promise<void> {
  const attempts = pausesMs.length + 1;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const retryInMs = pausesMs[attempt - 1] ?? null;
    const { retry, disabled } = await sendWebhook.executeWithOptions(
      { ...WEBHOOK, summary: `Attempt ${attempt} of ${attempts}` },
      [{ deliveryId, run, retryInMs }],
    );
    if (disabled !== null) await mailDisabled(disabled);
    if (!retry || retryInMs === null) return;
    setCurrentDetails(`Attempt ${attempt} of ${attempts} failed; waiting for the next`);
    await sleep(retryInMs);
  }
}

/** A failed mail does not fail the delivery's workflow. */
async function mailDisabled(webhookId: string): Promise<void> {
  await mailWebhookDisabled({ webhookId }).catch(() => undefined);
}
