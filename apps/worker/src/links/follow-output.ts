import { tooLargeMessage } from "@dubdeck/domain";
import { z } from "zod";
import { LinkError } from "./link-error.ts";
import { LINE } from "./yt-dlp-args.ts";

const bytes = z.number().nullish();
const foundSchema = z.object({
  title: z.string().nullish(),
  /** Seconds. */
  duration: z.number().nullish(),
  is_live: z.boolean().nullish(),
});
const sizeSchema = z.object({ filesize: bytes, filesize_approx: bytes });
const progressSchema = z.object({
  filename: z.string(),
  downloaded_bytes: z.number().default(0),
  total_bytes: bytes,
  total_bytes_estimate: bytes,
});

export type Found = z.infer<typeof foundSchema>;

/** Parses yt-dlp's output: the video that it found, and its progress as a fraction (0 to 1). */
export function followOutput(maxBytes: number, onProgress: (fraction: number) => void) {
  const files = new Map<string, { done: number; total: number }>();
  let found: Found | null = null;
  let expected = 0;
  let isList = false;

  /**
   * Throws LinkError TOO_LARGE as soon as the received or the announced size exceeds `maxBytes`.
   */
  function note(text: string): void {
    const progress = progressSchema.parse(JSON.parse(text));
    const { filename, downloaded_bytes: done, total_bytes, total_bytes_estimate } = progress;
    files.set(filename, { done, total: total_bytes ?? total_bytes_estimate ?? 0 });
    const sum = (of: "done" | "total") =>
      [...files.values()].reduce((all, file) => all + file[of], 0);
    if (Math.max(sum("done"), total_bytes ?? 0) > maxBytes) {
      throw new LinkError("TOO_LARGE", tooLargeMessage(maxBytes));
    }
    const total = Math.max(expected, sum("total"));
    if (total > 0) onProgress(Math.min(1, sum("done") / total));
  }

  return {
    found: () => found,
    /** Whether the link led to a playlist; if it has one entry, that was fetched. */
    isList: () => isList,
    onLine(line: string): void {
      if (line.startsWith(LINE.progress)) return note(line.slice(LINE.progress.length));
      if (line.startsWith(LINE.list)) isList = true;
      if (line.startsWith(LINE.found)) {
        found = foundSchema.parse(JSON.parse(line.slice(LINE.found.length)));
      }
      if (line.startsWith(LINE.size)) {
        const size = sizeSchema.parse(JSON.parse(line.slice(LINE.size.length)));
        expected = size.filesize ?? size.filesize_approx ?? 0;
      }
    },
  };
}
