import { expect, it } from "vitest";
import { readEnv } from "./env.ts";

const good = {
  DATABASE_URL: "postgres://localhost/dubdeck",
  TEMPORAL_ADDRESS: "127.0.0.1:7233",
  S3_ENDPOINT: "http://127.0.0.1:7070",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
  STT_BASE_URL: "http://127.0.0.1:8880/v1",
  TTS_BASE_URL: "http://127.0.0.1:8880/v1",
};

it("fills in what may be left out, and takes an empty variable for one left out", () => {
  expect(readEnv({ ...good, PORT: "", HOST: "", CHAT_ENABLED: "false" })).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    CHAT_ENABLED: false,
    S3_BUCKET: "dubdeck",
    SUPPORT_EMAIL: "support@example.com",
  });
});

it("names every variable that is missing or wrong, and tells no value", () => {
  const bad = { ...good, DATABASE_URL: "nonsense-secret", PORT: "90000", S3_ENDPOINT: undefined };
  let message = "";
  try {
    readEnv(bad);
  } catch (error) {
    message = (error as Error).message;
  }
  for (const name of ["DATABASE_URL", "PORT", "S3_ENDPOINT"]) expect(message).toContain(name);
  expect(message).not.toContain("S3_ACCESS_KEY_ID");
  expect(message).not.toContain("nonsense-secret");
});
