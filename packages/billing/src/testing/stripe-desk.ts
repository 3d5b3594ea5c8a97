import { createTestDatabase, type TestDatabase } from "@dubdeck/testing";
import type { Billing } from "../billing.ts";
import { createBilling } from "../create-billing.ts";
import { recordingLog } from "./customers.ts";
import { type RecordingProxy, startRecordingProxy } from "./recording-proxy.ts";
import { WEBHOOK_SECRET } from "./stripe-events.ts";
import { startStripeMock } from "./stripe-mock.ts";
import { PRICES } from "./stripe-objects.ts";

export const SITE = "https://dubdeck.example";

export interface StripeDesk {
  readonly db: TestDatabase["db"];
  readonly billing: Billing;
  /** Records every call to Stripe. */
  readonly stripe: RecordingProxy;
  readonly log: ReturnType<typeof recordingLog>;
  stop(): Promise<void>;
}

/** Starts billing through Stripe against stripe-mock, with a new database. */
export async function startStripeDesk(serverUrl: string): Promise<StripeDesk> {
  const mock = await startStripeMock();
  const stripe = await startRecordingProxy(mock.url);
  const database = await createTestDatabase(serverUrl);
  const log = recordingLog();
  const billing = createBilling({
    db: database.db,
    locks: database.db,
    publicUrl: SITE,
    log,
    config: {
      kind: "stripe",
      secretKey: "sk_test_dubdeck",
      webhookSecret: WEBHOOK_SECRET,
      pricePro: PRICES.pro,
      priceEnterprise: PRICES.enterprise,
      apiBase: stripe.url,
    },
  });
  return {
    db: database.db,
    billing,
    stripe,
    log,
    async stop() {
      await database.drop();
      await stripe.stop();
      await mock.stop();
    },
  };
}
