import { expect, it } from "vitest";
import { planApi, planWorker } from "./plan-apps.ts";

it.each([planApi, planWorker])(
  "keeps temporary files and compiled code in the data folder",
  (plan) => {
    expect(plan({ DATA_DIR: "/data" }).env).toEqual({
      DATA_DIR: "/data",
      TMPDIR: "/data/tmp",
      NODE_COMPILE_CACHE: "/data/cache/node",
    });
    expect(plan({}).env).toEqual({});
  },
);
