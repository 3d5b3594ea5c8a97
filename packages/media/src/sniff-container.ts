import { open } from "node:fs/promises";
import { MediaError } from "./media-error.ts";
import { isUrl } from "./ffmpeg-args.ts";

export type Container = "mp4" | "mov" | "avi";

/**
 * Detects the container from the file's first bytes; null if it is not a supported video.
 * @throws MediaError SOURCE_GONE if the file does not exist; Error if the server answers another error
 */
export async function sniffContainer(
  source: string,
  signal?: AbortSignal,
): Promise<Container | null> {
  const head = isUrl(source) ? await headOfUrl(source, signal) : await headOfFile(source);
  const text = (start: number, end: number): string => head.toString("latin1", start, end);
  if (text(0, 4) === "RIFF" && text(8, 12) === "AVI ") return "avi";
  if (text(4, 8) === "ftyp") return text(8, 12) === "qt  " ? "mov" : "mp4";
  // QuickTime files from before the ftyp box start with one of these.
  return ["moov", "mdat", "wide", "free", "skip", "pnot"].includes(text(4, 8)) ? "mov" : null;
}

const HEAD_BYTES = 12;

async function headOfFile(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new MediaError("SOURCE_GONE", error) : error;
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function headOfUrl(url: string, signal?: AbortSignal): Promise<Buffer> {
  const response = await fetch(url, {
    headers: { range: `bytes=0-${HEAD_BYTES - 1}` },
    signal: signal ?? null,
  });
  if (response.status === 404) throw new MediaError("SOURCE_GONE");
  // An empty object has no such range.
  if (response.status === 416) return Buffer.alloc(0);
  if (!response.ok) throw new Error(`Reading the video answered ${response.status}`);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return Buffer.from(value ?? []).subarray(0, HEAD_BYTES);
}
