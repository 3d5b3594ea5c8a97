import { createBilling } from "@dubdeck/billing";
import { createEngines } from "@dubdeck/speech";
import { createRegions } from "@dubdeck/storage";
import { Client, Connection } from "@temporalio/client";
import { createPipeline } from "../adapters/pipeline.ts";
import type { Parts } from "../deps.ts";

/** A port without a listener. */
const NOWHERE = "http://127.0.0.1:9";
const ENGINE = { baseUrl: `${NOWHERE}/v1`, apiKey: "none", model: "none" };

/** Returns parts in which every service except the database is down. */
export function outage({ db, site, log }: Parts): Partial<Parts> {
  const connection = Connection.lazy({ address: "127.0.0.1:9", connectTimeout: "1 second" });
  const mt = { kind: "apertium" } as const;
  const engines = createEngines({ stt: ENGINE, tts: ENGINE, mt, speech: null });
  const regions = createRegions({
    global: {
      endpoint: NOWHERE,
      publicEndpoint: NOWHERE,
      region: "us-east-1",
      bucket: "dubdeck",
      accessKeyId: "none",
      secretAccessKey: "none",
    },
    eu: null,
  });
  return {
    mailer: {
      send: async () => {
        throw new Error("The mail server is down.");
      },
    },
    pipeline: createPipeline(new Client({ connection })),
    catalog: engines.catalog,
    synthesizer: engines.synthesizer,
    storage: regions.in("global"),
    regions,
    billing: createBilling({
      db,
      locks: db,
      publicUrl: site.publicUrl,
      log,
      config: {
        kind: "stripe",
        secretKey: "sk_test_none",
        webhookSecret: "whsec_none",
        pricePro: "price_pro",
        priceEnterprise: "price_enterprise",
        apiBase: NOWHERE,
      },
    }),
    till: null,
  };
}
