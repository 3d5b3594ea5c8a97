import { Webhook } from "standardwebhooks";

export interface SignedParts {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** Each adds a signature; a receiver accepts any that matches its own secret. */
  readonly secrets: readonly string[];
}

/** Returns the headers of a request signed by the Standard Webhooks scheme. */
export function signedHeaders({ id, at, body, secrets }: SignedParts): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Dubdeck-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}
