import {
  type AttemptOutcome,
  type DeliveryContext,
  recordAttempt,
  selectDeliveryContext,
} from "@dubdeck/db";
import { type DeliveryAttempt, PLANS, webhookBody } from "@dubdeck/domain";
import type { WebhookActivities } from "@dubdeck/workflows";
import { Context } from "@temporalio/activity";
import type { Deps } from "../deps.ts";
import { Refusal } from "../links/check-target.ts";
import { describeError, describeStatus, TIMEOUT_MS } from "../webhooks/describe-failure.ts";
import { signedHeaders } from "../webhooks/sign-webhook.ts";

/**
 * Sends a delivery's event to its webhook and records the attempt. If the worker dies between the
 * two, the event is sent again under the same `webhook-id`.
 */
export const sendWebhook =
  (deps: Pick<Deps, "db" | "postWebhook" | "publicUrl">): WebhookActivities["sendWebhook"] =>
  async ({ retryInMs, ...run }) => {
    const { db } = deps;
    const found = await selectDeliveryContext(db, run);
    if (!found) return { retry: false, disabled: null };
    const { attempt, refused } = await tryToSend(deps, found);
    const outcome = refused ? "refused" : outcomeOf(attempt, retryInMs);
    const retry = outcome === "retry";
    const nextAttemptAt = retry && retryInMs !== null ? new Date(Date.now() + retryInMs) : null;
    const { disabled } = await recordAttempt(db, { ...run, attempt, outcome, nextAttemptAt });
    return { retry, disabled: disabled ? found.webhook.id : null };
  };

function outcomeOf({ status, error }: DeliveryAttempt, retryInMs: number | null): AttemptOutcome {
  if (error === null) return "delivered";
  if (status === 410) return "gone";
  return retryInMs === null ? "exhausted" : "retry";
}

interface Tried {
  readonly attempt: DeliveryAttempt;
  /** Whether it was not sent, for a reason that retrying does not change. */
  readonly refused: boolean;
}

async function tryToSend(
  { postWebhook, publicUrl }: Pick<Deps, "postWebhook" | "publicUrl">,
  context: DeliveryContext,
): Promise<Tried> {
  const { delivery, webhook } = context;
  const at = new Date();
  const log = { at: at.toISOString(), status: null, response: "" };
  const obstacle = obstacleTo(context);
  if (obstacle) return { attempt: { ...log, latencyMs: 0, error: obstacle }, refused: true };

  const body = webhookBody(delivery, publicUrl);
  const headers = signedHeaders({ id: delivery.id, at, body, secrets: secretsOf(webhook, at) });
  const { cancellationSignal } = Context.current();
  const signal = AbortSignal.any([cancellationSignal, AbortSignal.timeout(TIMEOUT_MS)]);
  const latencyMs = (): number => Date.now() - at.getTime();
  try {
    const { status, body: response } = await postWebhook({
      url: webhook.url,
      headers,
      body,
      signal,
    });
    const error = describeStatus(status);
    return { attempt: { ...log, status, response, error, latencyMs: latencyMs() }, refused: false };
  } catch (error) {
    cancellationSignal.throwIfAborted();
    const cause = signal.aborted ? signal.reason : error;
    const attempt = { ...log, error: describeError(cause), latencyMs: latencyMs() };
    return { attempt, refused: error instanceof Refusal };
  }
}

/** Returns why nothing may be sent, or null. */
function obstacleTo({ webhook, plan }: DeliveryContext): string | null {
  if (!PLANS[plan].settings) return "Not sent: webhooks are part of the Enterprise plan.";
  return webhook.enabled ? null : "Not sent: the webhook is disabled.";
}

function secretsOf(
  { secret, previousSecret, previousSecretUntil }: DeliveryContext["webhook"],
  at: Date,
): string[] {
  const overlaps = previousSecret && previousSecretUntil && previousSecretUntil > at;
  return overlaps ? [secret, previousSecret] : [secret];
}
