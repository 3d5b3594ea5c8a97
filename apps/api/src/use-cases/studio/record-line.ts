import { randomUUID } from "node:crypto";
import { deleteUpload, editScript, reserveUpload } from "@dubdeck/db";
import {
  checkChanges,
  applyChanges,
  type Changes,
  lineOf,
  type Script,
  type SignRecording,
  type User,
} from "@dubdeck/domain";
import { recordingUploadKey } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";
import type { Identity } from "../auth/authenticate.ts";
import { requireVideo } from "../videos/get-video.ts";
import { unwrap } from "./ask-worker.ts";
import { actorOf, answer, requireEditable } from "./edit-script.ts";
import { requireScript } from "./get-studio.ts";
import type { EditResult, RecordingTarget } from "./schemas.ts";

/**
 * Signs a form with which the browser uploads a recording of a line. Throws QUOTA_EXCEEDED if the
 * account's storage is full, RATE_LIMITED.
 */
export async function signRecording(
  { db, storage, limits }: Deps,
  user: User,
  { mime, size }: SignRecording,
): Promise<RecordingTarget> {
  await limits.take("recordUser", user.id);
  const upload = randomUUID();
  await reserveUpload(db, { id: upload, userId: user.id, filename: "recording", sizeBytes: size });
  const key = recordingUploadKey(user.id, upload);
  const target = await storage.signUpload({ key, contentType: mime, maxBytes: size });
  return { ...target, upload };
}

interface Take {
  readonly jobId: string;
  readonly line: string;
  readonly version: number;
  readonly upload: string;
}

/**
 * Lets an uploaded recording speak a line, as a step of the history. Throws NOT_FOUND (job, line or
 * recording), CONFLICT with the current line if the version is older, TOO_LARGE, UNPROCESSABLE (no
 * sound, too long, or unreadable), UNAVAILABLE.
 */
export async function recordLine(
  deps: Deps,
  identity: Identity,
  { jobId, line, version, upload }: Take,
): Promise<EditResult> {
  const { db, storage } = deps;
  const { user } = identity;
  const dub = await requireEditable(deps, user, jobId);
  const { durationMs } = await requireVideo(db, user, dub.videoId);
  lineOf(await requireScript(db, dub), { line, version });
  const file = recordingUploadKey(user.id, upload);
  const input = { userId: user.id, videoId: dub.videoId, upload: file, jobId };
  const { key } = unwrap(
    await deps.pipeline.takeRecording(input, { userId: user.id, hash: upload }),
  );
  const step = { kind: "record", actor: await actorOf(deps, identity) } as const;
  const edited = await editScript(db, jobId, step, (script) =>
    recordedChanges(script, { line, version, key, durationMs }),
  );
  await storage.remove(file);
  await deleteUpload(db, upload);
  return await answer(deps, dub, edited);
}

function recordedChanges(
  script: Script,
  take: { line: string; version: number; key: string; durationMs: number },
): Changes {
  const before = lineOf(script, take);
  const lines = [{ before, after: { ...before, recording: take.key } }];
  const changes = { lines, speakers: [] };
  checkChanges(applyChanges(script, changes), changes, take.durationMs);
  return changes;
}
