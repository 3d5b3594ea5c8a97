import { selectJobContext, selectScript } from "@dubdeck/db";
import type { Line } from "@dubdeck/dubbing";
import type { LineInput } from "@dubdeck/workflows";
import { Context } from "@temporalio/activity";
import type { Deps } from "../deps.ts";
import { type LoadedScript, loadScript } from "./load-script.ts";

/**
 * Loads a line of a dub's current script, with the whole script that it is spoken in; null if it is
 * gone.
 */
export async function openLine(
  deps: Pick<Deps, "db" | "engines">,
  { jobId, line: id }: LineInput,
): Promise<(LoadedScript & { readonly line: Line }) | null> {
  const [context, script] = await Promise.all([
    selectJobContext(deps.db, jobId),
    selectScript(deps.db, jobId),
  ]);
  if (!context || !script) return null;
  const loaded = await loadScript(deps, context, script, Context.current().cancellationSignal);
  const line = loaded.lines.find((each) => each.id === id);
  return line ? { ...loaded, line } : null;
}
