import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataPaths, embeddedOnly, readEnvironment, startServices } from "@dubdeck/stack";
import type { TestProject } from "vitest/node";
import { type TestServices, servicesSchema } from "./services.ts";

/** Returns the run's services; starts them on the first call. */
export const sharedServices = (): Promise<Running> => (shared.dubdeckServices ??= start());

interface Running {
  readonly env: TestServices;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/**
 * On globalThis, since each project loads its own copy of this module, while the run has one set of
 * services.
 */
const shared = globalThis as { dubdeckServices?: Promise<Running> };

/**
 * Starts the embedded services for the tests that need them, with an empty temporary data folder,
 * any free ports, and the tools installed by `npm run setup`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starting = sharedServices();
  const { env, stop } = await starting;
  project.provide("services", env);
  return async () => {
    if (shared.dubdeckServices !== starting) return;
    delete shared.dubdeckServices;
    await stop();
  };
}

async function start(): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), "dubdeck-test-"));
  const services = await startServices({
    dataDir,
    toolsDir: dataPaths(readEnvironment().DATA_DIR).tools,
    environment: embeddedOnly,
    anyPort: true,
  });
  return {
    env: servicesSchema.parse(services.env),
    dataDir,
    async stop() {
      await services.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
