import { api } from "../../lib/api.ts";
import { postFile } from "./post-file.ts";
import { mimeOf } from "./accepted-types.ts";

interface Options {
  /** 0 to 100 of the bytes sent. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a file directly to storage and creates a video from it; returns the video's id. */
export async function transferVideo(file: File, { onProgress, signal }: Options): Promise<string> {
  const request = { filename: file.name, mime: mimeOf(file), size: file.size };
  const target = await api.uploads.sign.mutate(request, { signal });
  await postFile(file, target, { onProgress, signal });
  const video = await api.videos.create.mutate({ fileUrl: target.fileUrl }, { signal });
  return video.id;
}
