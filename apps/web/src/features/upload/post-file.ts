import type { UploadTarget } from "@dubdeck/domain";

interface Options {
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Posts a file to a signed URL as multipart form data; `onProgress` gets 0 to 100. Uses
 * XMLHttpRequest because fetch reports no upload progress. Rejects with "Upload failed", or with
 * the signal's reason on abort.
 */
export function postFile(
  file: File,
  { url, fields }: Pick<UploadTarget, "url" | "fields">,
  { onProgress, signal }: Options,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => reject(new Error("Upload failed"));
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else fail();
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", abort));
    signal.addEventListener("abort", abort);
    request.open("POST", url);
    request.send(form);
  });
}
