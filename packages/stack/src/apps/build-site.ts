import { join } from "node:path";
import { repositoryRoot } from "../paths.ts";
import { runCommand } from "../setup/command.ts";

/** Builds the web app; if the sources have not changed, uses the cached build (0.2 s). */
export async function buildSite(signal?: AbortSignal): Promise<void> {
  const turbo = join(repositoryRoot, "node_modules/.bin/turbo");
  await runCommand(turbo, ["run", "build", "--filter=@dubdeck/web", "--output-logs=errors-only"], {
    cwd: repositoryRoot,
    env: { TURBO_TELEMETRY_DISABLED: "1" },
    ...(signal && { signal }),
  });
}
