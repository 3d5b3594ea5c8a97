import { selectVideo, type VideoRow } from "@dubdeck/db";
import { AppError, type User, type Video, NO_SUCH_VIDEO } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toVideo } from "./to-video.ts";

/** Returns one of the user's videos, with presigned URLs. Throws NOT_FOUND. */
export async function getVideo({ db, storage }: Deps, user: User, id: string): Promise<Video> {
  return await toVideo(storage, await requireVideo(db, user, id));
}

/** Returns the video's row. Throws NOT_FOUND if it does not exist or belongs to another user. */
export async function requireVideo(db: Deps["db"], user: User, id: string): Promise<VideoRow> {
  const row = await selectVideo(db, user.id, id);
  if (!row) throw new AppError("NOT_FOUND", NO_SUCH_VIDEO);
  return row;
}
