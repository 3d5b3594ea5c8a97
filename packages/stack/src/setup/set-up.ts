import { mkdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { embeddedOnly, type Environment } from "../env.ts";
import { log, messageOf } from "../log.ts";
import type { Paths } from "../paths.ts";
import { withLock } from "../claim/lock.ts";
import { isEmbedded } from "../is-embedded.ts";
import {
  kokoroVoices,
  kokoroWeights,
  speakerWeights,
  translationModels,
  whisperWeights,
} from "./models.ts";
import { explain, type Part, SetupError } from "./part.ts";
import { speechPackages, ytDlp } from "./python.ts";
import { systemPackages } from "./system-packages.ts";
import { temporalCli } from "./temporal-cli.ts";
import { versitygw } from "./versitygw.ts";

export interface SetupOptions {
  readonly paths: Paths;
  /** Parts that it configures elsewhere are not installed; by default, everything is. */
  readonly environment?: Environment;
  /** Also installs what only the tests need, such as Chromium. */
  readonly tests?: boolean;
}

/**
 * Installs what npm cannot: system packages, service binaries, the speech server's packages and
 * models, yt-dlp. Returns quickly if everything is installed. Throws a SetupError with one line per
 * failed part that says what to do.
 */
export async function setUp(options: SetupOptions): Promise<void> {
  const { paths, environment = embeddedOnly, tests = false } = options;
  const system = systemPackages({ tests, environment });
  const speech = [
    speechPackages,
    whisperWeights,
    kokoroWeights,
    kokoroVoices,
    translationModels,
    speakerWeights,
  ];
  const parts = [
    ...(isEmbedded("temporal", environment) ? [temporalCli] : []),
    ...(isEmbedded("s3", environment) ? [versitygw] : []),
    ...(isEmbedded("speech", environment) ? speech : []),
    ...(environment.YT_DLP_PATH ? [] : [ytDlp]),
  ];
  if ((await missingOf([system, ...parts], paths)).length === 0) return;

  await mkdir(paths.tools, { recursive: true }).catch((error: unknown) => {
    throw explain("Set-up", error, paths);
  });
  await withLock(join(paths.tools, "setup.lock"), async () => {
    const missing = await missingOf([system, ...parts], paths);
    if (missing.length === 0) return;
    log("setup", `installing ${missing.map(({ name }) => name).join(", ")} in ${paths.tools}`);
    await checkRoom(missing, paths);
    if (missing.includes(system)) await installAll([system], paths);
    await installAll(
      missing.filter((part) => part !== system),
      paths,
    );
  });
}

async function missingOf(parts: readonly Part[], paths: Paths): Promise<Part[]> {
  const present = await Promise.all(parts.map((part) => part.isPresent(paths)));
  return parts.filter((_, i) => !present[i]);
}

/** Throws a SetupError if the disk has too little space. */
async function checkRoom(missing: readonly Part[], paths: Paths): Promise<void> {
  const needed = missing.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const { bavail, bsize } = await statfs(paths.tools);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= needed) return;
  throw new SetupError(
    `Set-up needs ${needed} MB in ${paths.tools}, and ${free} MB are free. Free some room, or set DATA_DIR to another disk, and run this again.`,
  );
}

async function installAll(parts: readonly Part[], paths: Paths): Promise<void> {
  const results = await Promise.allSettled(parts.map((part) => installOne(part, paths)));
  const failures = results.flatMap((result) =>
    result.status === "rejected" ? [messageOf(result.reason)] : [],
  );
  if (failures.length > 0) throw new SetupError(failures.join("\n"));
}

async function installOne(part: Part, paths: Paths): Promise<void> {
  const started = Date.now();
  const say = (line: string) => log("setup", `${part.name}: ${line}`);
  try {
    await part.install(paths, say);
  } catch (error) {
    throw explain(part.name, error, paths);
  }
  say(`ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
