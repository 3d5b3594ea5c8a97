import { expect, it } from "vitest";
import { planApi, planWorker } from "./apps.ts";

it.each([planApi, planWorker])("keeps temporary files in the data folder", (plan) => {
  expect(plan({ DATA_DIR: "/data" }).env).toEqual({ DATA_DIR: "/data", TMPDIR: "/data/tmp" });
  expect(plan({}).env).toEqual({});
});
