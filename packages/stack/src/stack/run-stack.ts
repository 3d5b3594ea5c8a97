import { readEnvironment } from "../env.ts";
import { log } from "../log.ts";
import { dataPaths } from "../paths.ts";
import { createPortPicker } from "../process/ports.ts";
import { supervise, type Supervised } from "../process/supervise.ts";
import { startServices } from "../services/start-services.ts";
import { setUp } from "../setup/set-up.ts";
import { planApi, planSite, planWorker } from "./apps.ts";
import { buildSite } from "./build-site.ts";

export interface RunOptions {
  /** Vite's dev server for the site, and reload of api and worker. */
  readonly dev: boolean;
}

/**
 * Brings up everything on one machine: set-up, services, the built site, api and worker. Resolves
 * once all are ready; `stop` ends all of it, the worker first, so that its activities can finish.
 */
export async function runStack({ dev }: RunOptions): Promise<{ stop: () => Promise<void> }> {
  const started = Date.now();
  const environment = readEnvironment();
  await setUp({ paths: dataPaths(environment.DATA_DIR) });
  const built = dev ? Promise.resolve() : buildSite();
  // Awaited below; until then a failure must not end the process behind the services' back.
  built.catch(() => undefined);
  const services = await startServices({ environment });
  const { claim, env } = services;
  const apps: Supervised[] = [];
  const stop = async (): Promise<void> => {
    for (const app of apps.toReversed()) await app.stop();
    await services.stop();
  };

  try {
    await built;
    const apiPort = dev ? String(await createPortPicker()(Number(env["PORT"]) + 1)) : env["PORT"];
    const plans = [
      ...(dev ? [planSite(env, apiPort)] : []),
      planApi({ ...env, PORT: apiPort ?? "" }, dev),
      planWorker(env, dev),
    ];
    apps.push(
      ...(await Promise.all(
        plans.map((plan) => supervise(plan, (pid) => claim.record(plan.name, pid))),
      )),
    );
  } catch (error) {
    await stop();
    throw error;
  }

  const addresses = { site: env["PUBLIC_URL"] ?? "", ...services.addresses };
  await claim.announce({ addresses, env });
  for (const [name, address] of Object.entries(addresses)) log("stack", `${name}: ${address}`);
  log("stack", `Dubdeck is ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return { stop };
}
