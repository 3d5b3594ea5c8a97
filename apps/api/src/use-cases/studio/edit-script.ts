import { randomUUID } from "node:crypto";
import {
  type Edited,
  editScript as writeEdit,
  type JobRow,
  redoEdit,
  selectApiKeys,
  selectEdits,
  undoEdit,
} from "@dubdeck/db";
import { AppError, changesOf, type Edit, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import type { Identity } from "../auth/authenticate.ts";
import { requireVoices } from "../catalog/require-voices.ts";
import { requireVideo } from "../videos/get-video.ts";
import { requireDub, requireScript, viewOf } from "./get-studio.ts";
import type { EditResult } from "./schemas.ts";

/**
 * Edits a dub's script. Throws NOT_FOUND (job, line or speaker), CONFLICT with the current line or
 * speaker if the edit names an older version, UNPROCESSABLE (a rule of scripts, or the voice), or
 * PLAN_REQUIRED (voice).
 */
export async function editScript(
  deps: Deps,
  identity: Identity,
  { jobId, edit }: { readonly jobId: string; readonly edit: Edit },
): Promise<EditResult> {
  const { db } = deps;
  const { user } = identity;
  const dub = await requireEditable(deps, user, jobId);
  const voice = voiceIn(edit);
  if (voice) await requireVoices(deps, user, dub.targetLanguage, [voice]);
  const { durationMs } = await requireVideo(db, user, dub.videoId);
  const context = { durationMs, newId: () => randomUUID() };
  const step = { kind: edit.kind, actor: await actorOf(deps, identity) };
  return await answer(
    deps,
    dub,
    await writeEdit(db, jobId, step, (script) => changesOf(script, edit, context)),
  );
}

/** Takes the last step back. Throws NOT_FOUND, or CONFLICT if there is none. */
export async function undo(deps: Deps, user: User, jobId: string): Promise<EditResult> {
  const dub = await requireEditable(deps, user, jobId);
  return await answer(deps, dub, await undoEdit(deps.db, jobId));
}

/** Repeats the step that was undone last. Throws NOT_FOUND, or CONFLICT if there is none. */
export async function redo(deps: Deps, user: User, jobId: string): Promise<EditResult> {
  const dub = await requireEditable(deps, user, jobId);
  return await answer(deps, dub, await redoEdit(deps.db, jobId));
}

/** Lists the steps of a script's history, newest first. Throws NOT_FOUND. */
export async function listEdits(
  { db }: Deps,
  user: User,
  { jobId, ...page }: { jobId: string; before?: number | undefined; limit: number },
) {
  await requireDub(db, user, jobId);
  return { items: await selectEdits(db, jobId, page) };
}

/**
 * Returns a dub whose script may be edited now. Throws NOT_FOUND, or CONFLICT while it is being
 * made and does not wait for review.
 */
export async function requireEditable({ db }: Deps, user: User, jobId: string): Promise<JobRow> {
  const dub = await requireDub(db, user, jobId);
  if (dub.status !== "completed" && dub.status !== "review") {
    throw new AppError(
      "CONFLICT",
      "Only a finished dub, or one that waits for review, can be edited.",
    );
  }
  await requireScript(db, dub);
  return dub;
}

/** Names who edits, for the history: the user's address, or an API key's name. */
export async function actorOf({ db }: Deps, identity: Identity): Promise<string> {
  const { user, sessionId, credentialId } = identity;
  if (sessionId !== null) return user.email;
  const key = (await selectApiKeys(db, user.id)).find(({ id }) => id === credentialId);
  return `API key ${key?.name ?? ""}`.trim();
}

/** Describes what an edit changed; a changed speaker changes the voice of its lines too. */
export async function answer({ db }: Deps, dub: JobRow, edited: Edited): Promise<EditResult> {
  const { script, step } = edited;
  const { lines, ...state } = await viewOf(db, dub, script);
  const changed = new Set(step?.changes.lines.flatMap(({ after }) => after?.id ?? []));
  const kept = new Set(script.lines.map(({ id }) => id));
  const speakers = new Set(
    step?.changes.speakers.flatMap(({ before, after }) => (after ?? before)?.id ?? []),
  );
  return {
    ...state,
    number: step?.number ?? null,
    lines: lines.filter(({ id, speaker }) => changed.has(id) || speakers.has(speaker ?? "")),
    removed: (step?.changes.lines ?? []).flatMap(({ before }) =>
      before && !kept.has(before.id) ? [before.id] : [],
    ),
    speakers: script.speakers,
  };
}

function voiceIn(edit: Edit): string | null | undefined {
  if (edit.kind === "change" || edit.kind === "speaker") return edit.patch.voice;
  return edit.kind === "addSpeaker" ? edit.voice : undefined;
}
