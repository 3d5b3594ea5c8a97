import { createHash } from "node:crypto";
import type { JobRow } from "@dubdeck/db";
import {
  AppError,
  isDubbed,
  type Script,
  type ScriptLine,
  soundOf,
  type User,
} from "@dubdeck/domain";
import type { Answer, Asker } from "@dubdeck/workflows";
import type { Deps } from "../../deps.ts";
import { requireEditable } from "./edit-script.ts";
import { requireScript } from "./get-studio.ts";

/** A line of a dub's current script. */
export interface OpenLine {
  readonly dub: JobRow;
  readonly script: Script;
  readonly line: ScriptLine;
}

/** Returns a line of a dub that may be edited. Throws NOT_FOUND, or CONFLICT without a script. */
export async function requireLine(
  deps: Deps,
  user: User,
  { jobId, line: id }: { readonly jobId: string; readonly line: string },
): Promise<OpenLine> {
  const dub = await requireEditable(deps, user, jobId);
  const script = await requireScript(deps.db, dub);
  const line = script.lines.find((each) => each.id === id);
  if (!line) throw new AppError("NOT_FOUND", "There is no such line in this dub any more.");
  return { dub, script, line };
}

/** Names a request by everything in the line that its answer depends on. */
export function askerOf(
  { userId, id }: JobRow,
  { script, line }: Pick<OpenLine, "script" | "line">,
  what = "",
): Asker {
  const { id: lineId, sourceText, startMs, endMs, recording } = line;
  const sound = isDubbed(line) ? soundOf(line, script) : null;
  const asked = [id, lineId, what, sound, sourceText, line.text, startMs, endMs, recording];
  return { userId, hash: createHash("sha256").update(JSON.stringify(asked)).digest("hex") };
}

/** Returns a worker's result. Throws its refusal as an AppError. */
export function unwrap<T extends object>(answer: Answer<T>): T {
  if (!("refused" in answer)) return answer;
  throw new AppError(answer.refused.code, answer.refused.message);
}
