import { randomUUID } from "node:crypto";
import { reserveUpload } from "@dubdeck/db";
import {
  AppError,
  isUploadMime,
  PLANS,
  type SignUpload,
  tooLargeMessage,
  type UploadTarget,
  type User,
  WRONG_TYPE_MESSAGE,
} from "@dubdeck/domain";
import { sourceKey } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";

/**
 * Signs a form with which the browser uploads one file straight to storage. The signature fixes the
 * key, the content type and the maximum size in bytes. Throws UNSUPPORTED_TYPE or TOO_LARGE with the
 * specification's texts, QUOTA_EXCEEDED if the account's storage is full, RATE_LIMITED.
 */
export async function signUpload(
  { db, storage, limits }: Deps,
  user: User,
  { filename, mime, size }: SignUpload,
): Promise<UploadTarget> {
  if (!isUploadMime(mime)) throw new AppError("UNSUPPORTED_TYPE", WRONG_TYPE_MESSAGE);
  const maxBytes = PLANS[user.plan].maxUploadBytes;
  if (size > maxBytes) throw new AppError("TOO_LARGE", tooLargeMessage(maxBytes));
  await limits.takeUpload("sign", user);
  const id = randomUUID();
  await reserveUpload(db, { id, userId: user.id, filename, sizeBytes: size });
  return await storage.signUpload({
    key: sourceKey(user.id, id, mime),
    contentType: mime,
    maxBytes: size,
  });
}
