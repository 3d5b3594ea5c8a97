const MAX_BYTES = 100 * 1024 * 1024;

/** The extensions that the demo's file chooser offers. */
export const DEMO_ACCEPT = ".mp4,.mov,.avi,.mkv";

/** Why the demo does not take a file, as a toast; null when it does. */
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
