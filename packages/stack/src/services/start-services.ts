import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Environment, readEnvironment } from "../env.ts";
import { dataPaths } from "../paths.ts";
import { inParallel } from "../supervision/in-parallel.ts";
import { createPortPicker } from "../supervision/ports.ts";
import { supervise, type Supervised } from "../supervision/supervise.ts";
import { claimData, type RunClaim } from "../claim/run-state.ts";
import { SERVICES } from "./embedded.ts";
import { isEmbedded, type ServiceName } from "../is-embedded.ts";
import { openName } from "./open-name.ts";
import { loadSecrets } from "./secrets.ts";
import type { ServiceContext } from "./service.ts";

export interface ServicesOptions {
  /** Data folder of the services; by default the environment's DATA_DIR. */
  readonly dataDir?: string;
  /** Folder of the tools installed by set-up; by default `<dataDir>/tools`. */
  readonly toolsDir?: string;
  /** Determines which parts are configured elsewhere; by default this process's environment. */
  readonly environment?: Environment;
  /** Uses any free ports instead of the default ones, for tests. */
  readonly anyPort?: boolean;
  /** Aborts the start: everything started so far is stopped, then it throws. */
  readonly signal?: AbortSignal;
}

export interface Services {
  /** Complete variables for a process that uses the services, both configured and embedded. */
  readonly env: Readonly<Record<string, string>>;
  /** Addresses to print, by service. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly claim: RunClaim;
  /** Stops all services, PostgreSQL last. */
  stop(): Promise<void>;
}

/**
 * Starts each part that the environment does not configure, and waits until all are ready. First
 * ends processes that a dead owner of the data folder left running. Throws AlreadyRunningError if a
 * live process uses the same data folder.
 */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const environment = options.environment ?? readEnvironment();
  const dataDir = options.dataDir ?? environment.DATA_DIR;
  const paths = dataPaths(dataDir, options.toolsDir);
  await mkdir(paths.logs, { recursive: true });
  const claim = await claimData(paths);
  const running = new Map<ServiceName, Supervised>();
  const stop = async () => {
    const { postgres, ...others } = Object.fromEntries(running);
    await Promise.all(Object.values(others).map((service) => service.stop()));
    await postgres?.stop();
    await claim.release();
  };

  try {
    const picker = createPortPicker();
    const port = options.anyPort ? () => picker(0) : picker;
    const sitePort = await port(environment.PORT);
    const ownName = openName(environment.HOST);
    const publicUrl = environment.PUBLIC_URL ?? `http://${ownName ?? "localhost"}:${sitePort}`;
    const secrets = await loadSecrets(paths.secrets);
    const context: ServiceContext = {
      paths,
      secrets,
      publicUrl,
      openName: ownName,
      environment,
      port,
    };
    const names = serviceNames.filter((name) => isEmbedded(name, environment));
    const planned = await inParallel(names, async (name) => {
      const service = await SERVICES[name](context);
      const onSpawn = (pid: number) => claim.record(name, pid);
      running.set(name, await supervise(service.plan, onSpawn, options.signal));
      return { name, ...service };
    });
    const env = Object.assign(
      configured(environment),
      ...planned.map((service) => withoutConfigured(service.env, environment)),
      { YT_DLP_PATH: environment.YT_DLP_PATH ?? join(paths.ytDlp, "bin/yt-dlp") },
      { PORT: String(sitePort), PUBLIC_URL: publicUrl, DATA_DIR: paths.data },
    ) as Record<string, string>;
    const addresses = Object.fromEntries(planned.map(({ name, address }) => [name, address]));
    return { env, addresses, claim, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const serviceNames = Object.keys(SERVICES) as ServiceName[];

function configured(environment: Environment): Record<string, string> {
  const entries = Object.entries(environment).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** One of the two speech stages may be configured while the other is embedded. */
function withoutConfigured(
  env: Readonly<Record<string, string>>,
  environment: Environment,
): Record<string, string> {
  const taken = [
    ...(environment.STT_BASE_URL ? ["STT_"] : []),
    ...(environment.TTS_BASE_URL ? ["TTS_"] : []),
  ];
  const entries = Object.entries(env).filter(
    ([name]) => !taken.some((prefix) => name.startsWith(prefix)),
  );
  return Object.fromEntries(entries);
}
