import { readEnvironment } from "../env.ts";
import { log } from "../log.ts";
import { inParallel } from "../supervision/in-parallel.ts";
import { createPortPicker } from "../supervision/ports.ts";
import type { ProcessPlan } from "../supervision/process-plan.ts";
import { supervise, type Supervised } from "../supervision/supervise.ts";
import { type Services, startServices } from "../services/start-services.ts";
import { planApi, planSite, planWorker } from "./plan-apps.ts";
import { buildSite } from "./build-site.ts";
import { reloadOnChange } from "./reload.ts";

export interface RunOptions {
  /** Serves the site with Vite's dev server, and reloads api and worker on changes. */
  readonly dev: boolean;
  /** Aborts the start: everything started so far is stopped, then it throws. */
  readonly signal: AbortSignal;
}

export interface RunningStack {
  /** Addresses by part, `site` first. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Stops everything: the worker first, so that its activities can finish, PostgreSQL last. */
  stop(): Promise<void>;
}

/** Starts services, api, worker and site; resolves once all are ready. */
export async function runStack({ dev, signal }: RunOptions): Promise<RunningStack> {
  const services = await startServices({ environment: readEnvironment(), signal });
  const apps = new Map<string, Supervised>();
  let stopReloading = () => {};
  const stop = async () => {
    stopReloading();
    for (const name of ["worker", "api", "site"]) await apps.get(name)?.stop();
    await services.stop();
  };
  try {
    if (!dev) await buildSite(signal);
    await inParallel(await planApps(services, dev), async (plan) => {
      const onSpawn = (pid: number) => services.claim.record(plan.name, pid);
      apps.set(plan.name, await supervise(plan, onSpawn, signal));
    });
    if (dev) stopReloading = await reloadOnChange([...apps.values()]);
    const addresses = { site: services.env["PUBLIC_URL"] ?? "", ...services.addresses };
    await services.claim.announce({ addresses, env: services.env });
    return { addresses, stop };
  } catch (error) {
    log("stack", "stopping what has started");
    await stop();
    throw error;
  }
}

/** In development Vite uses the site's port and proxies the api's paths to a separate port. */
async function planApps({ env }: Services, dev: boolean): Promise<ProcessPlan[]> {
  if (!dev) return [planApi(env), planWorker(env)];
  const apiPort = String(await createPortPicker()(Number(env["PORT"]) + 1));
  return [planSite(env, apiPort), planApi({ ...env, PORT: apiPort }), planWorker(env)];
}
