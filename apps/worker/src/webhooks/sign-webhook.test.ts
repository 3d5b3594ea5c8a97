import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { signedHeaders } from "./sign-webhook.ts";

const MISMATCH = "No matching signature found";
const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;
const [secret, previous, other] = [newSecret(), newSecret(), newSecret()];
const body = '{"type":"job.completed","data":{"name":"é"}}';
const sign = (secrets: string[], at = new Date()) => signedHeaders({ id: "id", at, body, secrets });

it("is accepted by the library, with the current and the previous secret", () => {
  const headers = sign([secret, previous]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(new Webhook(previous).verify(body, headers)).toEqual(JSON.parse(body));
});

it("is refused with another secret, a changed body, another id or an old timestamp", () => {
  const headers = sign([secret]);
  expect(() => new Webhook(other).verify(body, headers)).toThrow(MISMATCH);
  const verify = (text: string, sent: Record<string, string>) => () =>
    new Webhook(secret).verify(text, sent);
  expect(verify(`${body} `, headers)).toThrow(MISMATCH);
  expect(verify(body, { ...headers, "webhook-id": "x" })).toThrow(MISMATCH);
  expect(verify(body, sign([secret], new Date(Date.now() - 6 * 60_000)))).toThrow("too old");
});
