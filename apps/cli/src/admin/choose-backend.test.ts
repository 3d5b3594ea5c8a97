import { expect, it } from "vitest";
import { chooseBackend } from "./choose-backend.ts";

const env = { DATA_DIR: ".data" };
const DATABASE_URL = "postgres://localhost/dubdeck";
const stack = {
  env: { DATABASE_URL, TEMPORAL_ADDRESS: "127.0.0.1:7233", TEMPORAL_NAMESPACE: "local" },
};

it("uses the running stack if nothing is set", () => {
  const { databaseUrl, temporal } = chooseBackend(env, stack);
  expect(databaseUrl).toBe(DATABASE_URL);
  expect(temporal()).toEqual({
    connection: { address: "127.0.0.1:7233" },
    namespace: "local",
  });
});

it("takes missing settings from the running stack if both use the same database", () => {
  const { temporal } = chooseBackend({ ...env, DATABASE_URL }, stack);
  expect(temporal().connection).toEqual({ address: "127.0.0.1:7233" });
});

it("connects to Temporal Cloud with its key", () => {
  const cloud = { TEMPORAL_ADDRESS: "cloud.example:7233", TEMPORAL_API_KEY: "key" };
  const { temporal } = chooseBackend({ ...env, DATABASE_URL, ...cloud }, null);
  expect(temporal()).toEqual({
    connection: { address: "cloud.example:7233", apiKey: "key", tls: true },
    namespace: "default",
  });
});

it("asks for Temporal's address instead of mixing two servers", () => {
  const elsewhere = { ...env, DATABASE_URL: "postgres://elsewhere/dubdeck" };
  expect(() => chooseBackend(elsewhere, stack).temporal()).toThrow(/TEMPORAL_ADDRESS/);
});

it("reports that there is neither a stack nor a database", () => {
  expect(() => chooseBackend(env, null)).toThrow("Dubdeck does not run here.");
});
