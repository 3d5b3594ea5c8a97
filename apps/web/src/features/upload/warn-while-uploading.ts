import { isUploading, useUploads } from "./upload-store.ts";

/** The browser asks before the site is closed while a file is on its way; a link goes on without it. */
export function warnWhileUploading(): void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  useUploads.subscribe(({ items }) => {
    const files = items.filter(({ source }) => typeof source !== "string");
    if (isUploading(files)) window.addEventListener("beforeunload", warn);
    else window.removeEventListener("beforeunload", warn);
  });
}
