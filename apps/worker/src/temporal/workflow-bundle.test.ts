import { expect, it } from "vitest";
import { bundleKey } from "./workflow-bundle.ts";

it("changes the key when the version of a bundled package changes", async () => {
  const today = await bundleKey();
  expect(await bundleKey()).toBe(today);
  const versions = { "@temporalio/workflow": "1.24.0", zod: "4.6.7" };
  const before = await bundleKey(Promise.resolve(versions));
  const after = await bundleKey(Promise.resolve({ ...versions, "@temporalio/workflow": "1.25.0" }));
  expect(after).not.toBe(before);
});
