import { MAX_WEBHOOKS } from "@dubdeck/domain";
import { Link } from "@tanstack/react-router";
import { Webhook } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { SecretNotice } from "../../ui/secret-notice.tsx";
import { textLink } from "../../ui/text-link.ts";
import { CreateWebhook } from "./create-webhook.tsx";
import { WebhookRow } from "./webhook-row.tsx";

/** Lists the account's webhooks and the form to add another. */
export function WebhooksCard() {
  const list = trpc.webhooks.list.useQuery();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Card id="webhooks" className="grid gap-6">
      <CardTitle
        hint={
          <>
            We call your server when a dub is done.{" "}
            <Link to="/docs/guide" hash="webhooks" className={textLink}>
              Check the signature
            </Link>
          </>
        }
      >
        Webhooks
      </CardTitle>
      <CreateWebhook onCreated={setSecret} />
      {secret && (
        <SecretNotice
          title="Copy the signing secret now. It is not shown again."
          secret={secret}
          name="Secret"
          onDone={() => setSecret(null)}
        />
      )}
      <Loaded query={list} skeleton="h-20">
        {(webhooks) =>
          webhooks.length === 0 ? (
            <p className="flex items-center gap-2.5 rounded-lg bg-well p-4 text-sm text-soft">
              <Webhook className="size-4 shrink-0" aria-hidden />
              No webhooks yet. You can keep {MAX_WEBHOOKS}.
            </p>
          ) : (
            <ul className="grid divide-y" aria-label="Your webhooks">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
