import { join } from "node:path";
import { repositoryRoot } from "../paths.ts";
import type { ProcessPlan } from "../process/supervise.ts";
import { answers } from "../services/service.ts";

type Variables = Readonly<Record<string, string>>;

/** The api, which also serves the built site. */
export function planApi(env: Variables, watch: boolean): ProcessPlan {
  return {
    ...nodeApp("api", env, watch),
    ready: () => answers(`http://127.0.0.1:${env["PORT"]}/health`),
  };
}

/** The worker; on SIGTERM its activities get some seconds to finish. */
export function planWorker(env: Variables, watch: boolean): ProcessPlan {
  return {
    ...nodeApp("worker", env, watch),
    // The watcher keeps its child's messages to itself.
    ready: watch ? () => Promise.resolve(true) : "message",
    stopWithinMs: 15_000,
  };
}

/** Vite's dev server, which passes the api's paths on to it. */
export function planSite(env: Variables, apiPort: string | undefined): ProcessPlan {
  const port = env["PORT"] ?? "";
  return {
    name: "site",
    command: process.execPath,
    args: [join(repositoryRoot, "node_modules/vite/bin/vite.js"), "--port", port, "--strictPort"],
    cwd: join(repositoryRoot, "apps/web"),
    env: { ...env, API_URL: `http://127.0.0.1:${apiPort}` },
    ready: () => answers(`http://localhost:${port}/`),
    readyWithinMs: 60_000,
    stopWithinMs: 5000,
  };
}

function nodeApp(name: "api" | "worker", env: Variables, watch: boolean) {
  return {
    name,
    command: process.execPath,
    args: [
      ...(watch ? ["--watch", "--watch-preserve-output"] : []),
      join(repositoryRoot, "apps", name, "src/main.ts"),
    ],
    cwd: repositoryRoot,
    env,
    readyWithinMs: 60_000,
    stopWithinMs: 10_000,
  };
}
