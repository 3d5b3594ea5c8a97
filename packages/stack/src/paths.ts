import { join, resolve } from "node:path";

/** The repository's root: the folder that holds apps/ and packages/. */
export const repositoryRoot = resolve(import.meta.dirname, "../../..");

export interface Paths {
  readonly data: string;
  /** What set-up brings: binaries, the Python environment, models. Safe to share and to delete. */
  readonly tools: string;
  readonly bin: string;
  readonly venv: string;
  /** The Python environment of yt-dlp alone. */
  readonly ytDlp: string;
  readonly models: string;
  readonly postgres: string;
  readonly temporal: string;
  readonly s3: string;
  /** Temporary files of api and worker: videos, too large for a /tmp that lies in memory. */
  readonly tmp: string;
  /** Code that Node has compiled; the worker removes what is old. */
  readonly compiled: string;
  readonly logs: string;
  /** What runs now: addresses and process ids. */
  readonly runState: string;
  readonly secrets: string;
}

/**
 * Where everything lies. Tools lie in `<dataDir>/tools` unless another folder is given, so that
 * several states (one per test run, say) can share one set of tools.
 */
export function dataPaths(dataDir: string, toolsDir = join(dataDir, "tools")): Paths {
  const data = resolve(repositoryRoot, dataDir);
  const tools = resolve(repositoryRoot, toolsDir);
  return {
    data,
    tools,
    bin: join(tools, "bin"),
    venv: join(tools, "venv"),
    ytDlp: join(tools, "yt-dlp"),
    models: join(tools, "models"),
    postgres: join(data, "postgres"),
    temporal: join(data, "temporal"),
    s3: join(data, "s3"),
    tmp: join(data, "tmp"),
    compiled: join(data, "cache", "node"),
    logs: join(data, "logs"),
    runState: join(data, "run", "stack.json"),
    secrets: join(data, "secrets.json"),
  };
}
