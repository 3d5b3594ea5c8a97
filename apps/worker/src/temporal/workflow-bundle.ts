import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundle } from "@temporalio/worker";

const WORKFLOWS = fileURLToPath(import.meta.resolve("@dubdeck/workflows/workflows"));
const DOMAIN = fileURLToPath(import.meta.resolve("@dubdeck/domain"));

/**
 * Bundles the workflows into one script for Temporal's sandbox. Bundling takes seconds, so the
 * result is cached in the data folder under a hash of the sources and of the packages they import.
 */
export async function workflowBundle(dataDir: string): Promise<WorkflowBundle> {
  const path = join(dataDir, "cache", `workflows-${await bundleKey()}.js`);
  const cached = await readFile(path, "utf8").catch(() => null);
  if (cached !== null) return { code: cached };
  const bundle = await bundleWorkflowCode({
    workflowsPath: WORKFLOWS,
    logger: new DefaultLogger("WARN"),
  });
  await mkdir(dirname(path), { recursive: true });
  // Write to a temporary file first, so that another starting worker never reads half of it.
  await writeFile(`${path}.${process.pid}`, bundle.code);
  await rename(`${path}.${process.pid}`, path);
  return bundle;
}

/**
 * Computes the bundle's cache key from everything that the bundle is made from.
 * @param versions versions of the packages; by default the installed ones
 */
export async function bundleKey(versions = installedVersions()): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(await versions));
  for (const file of [WORKFLOWS, DOMAIN]) {
    const names: string[] = [];
    for await (const name of glob("**/*.ts", { cwd: dirname(file) })) names.push(name);
    for (const name of names.toSorted()) hash.update(await readFile(join(dirname(file), name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The SDK bundles its own code with the workflows; its packages share one version. */
const PACKAGES = ["@temporalio/worker", "@temporalio/workflow", "@temporalio/common", "zod"];

async function installedVersions(): Promise<Record<string, string>> {
  const versions = PACKAGES.map(async (name) => {
    const manifest = await readFile(findPackageJSON(name, import.meta.url) ?? "", "utf8");
    return [name, String((JSON.parse(manifest) as { version?: string }).version)] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}
