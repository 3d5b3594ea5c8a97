import { join } from "node:path";
import { buildSite, planApi, planWorker, supervise } from "@dubdeck/stack";
import type { TestProject } from "vitest/node";
import { sharedServices } from "./global-setup.ts";
import { createNamespace } from "./temporal-namespace.ts";
import { createTestDatabase } from "./test-database.ts";

/**
 * Starts the whole product for browser tests: the built site, api and worker on the run's services.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { env: services, dataDir } = await sharedServices();
  const [database, namespace] = await Promise.all([
    createTestDatabase(services.DATABASE_URL),
    createNamespace(services.TEMPORAL_ADDRESS),
    buildSite(),
  ]);
  const env = {
    ...services,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    TEMPORAL_NAMESPACE: namespace,
  };
  const apps = await Promise.all(
    [planApi(env), planWorker(env)].map((plan) =>
      supervise({ ...plan, logFile: join(dataDir, `${plan.name}.log`) }, async () => undefined),
    ),
  );
  project.provide("baseUrl", services.PUBLIC_URL);
  project.provide("siteDatabaseUrl", database.url);
  return async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await database.drop();
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the running site, without a trailing slash. */
    baseUrl: string;
    /** URL of that site's database. */
    siteDatabaseUrl: string;
  }
}
