import { describe, expect, it } from "vitest";
import { storageConfigs, storageEnv } from "./storage-env.ts";

const FIRST = { S3_ENDPOINT: "http://s3", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
const EU = {
  S3_EU_ENDPOINT: "http://eu.s3",
  S3_EU_REGION: "eu-central-1",
  S3_EU_BUCKET: "dubdeck-eu",
  S3_EU_ACCESS_KEY_ID: "eu key",
  S3_EU_SECRET_ACCESS_KEY: "eu secret",
};
const configsOf = (variables: object) => storageConfigs(storageEnv.parse(variables));

describe("the second storage", () => {
  it("is null unless it is configured", () => {
    expect(configsOf(FIRST).eu).toBeNull();
  });

  it("has its own place and keys", () => {
    expect(configsOf({ ...FIRST, ...EU }).eu).toEqual({
      endpoint: "http://eu.s3",
      publicEndpoint: "http://eu.s3",
      region: "eu-central-1",
      bucket: "dubdeck-eu",
      accessKeyId: "eu key",
      secretAccessKey: "eu secret",
    });
  });

  it("must be configured whole", () => {
    const { S3_EU_BUCKET: _, S3_EU_SECRET_ACCESS_KEY: __, ...half } = EU;
    expect(() => configsOf({ ...FIRST, ...half })).toThrow(
      "The EU storage is only half configured. Please also set in the environment: S3_EU_BUCKET, S3_EU_SECRET_ACCESS_KEY",
    );
    const address = { S3_EU_PUBLIC_ENDPOINT: "http://eu.s3" };
    expect(() => configsOf({ ...FIRST, ...address })).toThrow("half configured");
  });

  it("must not be the first one again, from which a move would remove the files", () => {
    const same = { ...EU, S3_EU_ENDPOINT: "http://s3/", S3_EU_BUCKET: "dubdeck" };
    expect(() => configsOf({ ...FIRST, ...same })).toThrow("name the same bucket");
  });
});
