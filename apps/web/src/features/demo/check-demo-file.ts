const MAX_BYTES = 100 * 1024 * 1024;

/** File extensions that the demo accepts. */
export const DEMO_ACCEPT = ".mp4,.mov,.avi,.mkv";

/** Returns why the demo rejects a file, as a toast; null if it accepts it. */
export function checkDemoFile(
  file: Pick<File, "size" | "type">,
): { title: string; description: string } | null {
  if (file.size >= MAX_BYTES) {
    return { title: "File too large", description: "Please upload a file smaller than 100MB." };
  }
  if (!file.type.startsWith("video/")) {
    const description = "Please upload a video file (MP4, MOV, etc.).";
    return { title: "Invalid file type", description };
  }
  return null;
}
