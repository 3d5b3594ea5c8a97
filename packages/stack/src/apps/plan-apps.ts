import { join } from "node:path";
import { dataPaths, repositoryRoot } from "../paths.ts";
import type { ProcessPlan } from "../supervision/process-plan.ts";
import { isEveryAddress } from "../services/open-name.ts";
import { answers, LOOPBACK } from "../services/service.ts";

type Variables = Readonly<Record<string, string>>;

/** Plans the api, which also serves the built site. */
export function planApi(env: Variables): ProcessPlan {
  return nodeApp("api", env, 10_000);
}

/** Plans the worker; on SIGTERM its activities get a few seconds to finish. */
export function planWorker(env: Variables): ProcessPlan {
  return nodeApp("worker", env, 15_000);
}

/** Plans Vite's dev server, which proxies the api's paths to the api. */
export function planSite(env: Variables, apiPort: string | undefined): ProcessPlan {
  const { PORT: port = "", HOST: host = LOOPBACK } = env;
  const vite = join(repositoryRoot, "node_modules/vite/bin/vite.js");
  const isOpen = isEveryAddress(host);
  return {
    name: "site",
    command: process.execPath,
    args: [vite, "--port", port, "--strictPort", ...(isOpen ? ["--host", host] : [])],
    cwd: join(repositoryRoot, "apps/web"),
    env: { ...env, API_URL: `http://127.0.0.1:${apiPort}` },
    ready: () => answers(`http://localhost:${port}/`),
    readyWithinMs: 60_000,
    stopWithinMs: 5000,
  };
}

function nodeApp(name: "api" | "worker", env: Variables, stopWithinMs: number): ProcessPlan {
  return {
    name,
    command: process.execPath,
    args: [join(repositoryRoot, "apps", name, "src/main.ts")],
    cwd: repositoryRoot,
    env: { ...env, ...folders(env["DATA_DIR"]) },
    ready: "message",
    readyWithinMs: 60_000,
    stopWithinMs,
  };
}

/**
 * Returns the variables for an app's temporary folder and its compile cache, which halves its start
 * time. Without a data folder, the app uses the system's temporary folder and no cache.
 */
function folders(dataDir: string | undefined): Variables {
  if (dataDir === undefined) return {};
  const { tmp, compiled } = dataPaths(dataDir);
  return { TMPDIR: tmp, NODE_COMPILE_CACHE: compiled };
}
