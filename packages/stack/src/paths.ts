import { join, resolve } from "node:path";

/** The repository's root, which contains apps/ and packages/. */
export const repositoryRoot = resolve(import.meta.dirname, "../../..");

export interface Paths {
  readonly data: string;
  /**
   * Files installed by set-up: binaries, Python environments, models. Safe to share and to delete.
   */
  readonly tools: string;
  readonly bin: string;
  readonly venv: string;
  /** yt-dlp's separate Python environment. */
  readonly ytDlp: string;
  readonly models: string;
  readonly postgres: string;
  readonly temporal: string;
  readonly s3: string;
  /** Temporary files of api and worker: videos may be too large for a /tmp in memory. */
  readonly tmp: string;
  /** Node's compile cache; the worker removes old entries. */
  readonly compiled: string;
  readonly logs: string;
  /** State of the running stack: addresses and process ids. */
  readonly runState: string;
  readonly secrets: string;
}

/**
 * Returns all paths of a data folder. Tools are in `<dataDir>/tools` unless another folder is
 * given, so that several data folders (one per test run, say) can share them.
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
