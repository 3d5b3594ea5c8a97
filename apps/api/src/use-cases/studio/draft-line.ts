import { AppError, isDubbed, type User, voiceOfLine } from "@dubdeck/domain";
import type { AlternativeKind } from "@dubdeck/workflows";
import type { Deps } from "../../deps.ts";
import { requireVoices } from "../catalog/require-voices.ts";
import { askerOf, requireLine, unwrap } from "./ask-worker.ts";
import type { Draft } from "./schemas.ts";

const SILENT = "This line keeps the original sound. Please write a text for it first.";
const NO_SOURCE = "This line has no source text. Please write what is said there first.";

interface NamedLine {
  readonly jobId: string;
  readonly line: string;
}

/**
 * Speaks one line of a dub's script as its next revision would. Costs nothing and changes nothing.
 * Throws NOT_FOUND, CONFLICT without a script, UNPROCESSABLE (the line is silent, or the engine
 * refuses its text), PLAN_REQUIRED (voice), RATE_LIMITED, UNAVAILABLE.
 */
export async function draftLine(deps: Deps, user: User, input: NamedLine): Promise<Draft> {
  const { dub, script, line } = await requireLine(deps, user, input);
  if (!isDubbed(line)) throw new AppError("UNPROCESSABLE", SILENT);
  const voice = line.recording === null ? voiceOfLine(line, script.speakers) : null;
  if (voice) await requireVoices(deps, user, dub.targetLanguage, [voice]);
  await deps.limits.take("draftUser", user.id);
  const asked = { jobId: dub.id, line: line.id };
  const answer = await deps.pipeline.draftLine(asked, askerOf(dub, { script, line }));
  const { key, startMs, ms } = unwrap(answer);
  return { url: await deps.storage.presignGet(key), startMs, ms };
}

/**
 * Translates a line's source text differently. Throws NOT_FOUND, CONFLICT without a script,
 * UNPROCESSABLE (no source text, or a translator that cannot do so), RATE_LIMITED, UNAVAILABLE.
 */
export async function suggestTexts(
  deps: Deps,
  user: User,
  { kind, ...input }: NamedLine & { readonly kind: AlternativeKind },
): Promise<{ texts: string[] }> {
  const { dub, script, line } = await requireLine(deps, user, input);
  if (line.sourceText.trim() === "") throw new AppError("UNPROCESSABLE", NO_SOURCE);
  await deps.limits.take("alternativesUser", user.id);
  const asked = { jobId: dub.id, line: line.id, kind };
  return unwrap(await deps.pipeline.suggestTexts(asked, askerOf(dub, { script, line }, kind)));
}
