import { selectUser, selectWebhookById } from "@dubdeck/db";
import type { WebhookActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/**
 * Mails the owner why a webhook was disabled. Sends nothing if no mail server is configured, the
 * address is not verified, or the webhook was removed or enabled again.
 */
export const mailWebhookDisabled =
  ({
    db,
    mailer,
    publicUrl,
  }: Pick<Deps, "db" | "mailer" | "publicUrl">): WebhookActivities["mailWebhookDisabled"] =>
  async ({ webhookId }) => {
    const webhook = await selectWebhookById(db, webhookId);
    if (!mailer || !webhook?.disabledReason) return { mailed: false };
    const owner = await selectUser(db, webhook.userId);
    if (!owner?.emailVerifiedAt) return { mailed: false };
    await mailer.send({
      to: owner.email,
      subject: "Your webhook was disabled",
      text: [
        `We have stopped sending events to ${webhook.url}`,
        webhook.disabledReason,
        "",
        `Once the endpoint works again, enable the webhook and resend what it missed: ${publicUrl}/app/settings`,
        "",
      ].join("\n"),
    });
    return { mailed: true };
  };
