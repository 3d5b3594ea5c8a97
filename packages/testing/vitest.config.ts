import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../..");
const globalSetup = [join(import.meta.dirname, "src/global-setup.ts")];
const siteSetup = [...globalSetup, join(import.meta.dirname, "src/site-setup.ts")];
const exclude = ["**/node_modules/**", "**/dist/**", "**/.data/**"];
const services = ["**/*.integration.test.ts"];
const replay = ["**/*.replay.test.ts"];
const shared = {
  root,
  // By default vitest leaves one core idle, which is half of a small machine.
  maxWorkers: "100%",
  // On a machine under load, results may take seconds longer than usual.
  expect: { poll: { timeout: 15_000 } },
};

/**
 * Four kinds of tests. `unit` needs no shared service: it may run ffmpeg, or start its own Temporal
 * server; `integration` and `e2e` share one set of embedded services; `e2e` adds the built site,
 * api and worker; `replay` runs recorded histories.
 */
export default defineConfig({
  test: {
    root,
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...services, ...replay],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      { test: { ...shared, name: "replay", include: replay, exclude, testTimeout: 60_000 } },
      {
        test: {
          ...shared,
          name: "integration",
          include: services,
          exclude,
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: "e2e",
          include: ["apps/e2e/src/**/*.e2e.ts"],
          exclude,
          globalSetup: siteSetup,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
