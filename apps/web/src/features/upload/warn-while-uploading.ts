import { isUploading, useUploads } from "./upload-store.ts";

/** The browser asks before the site is closed while a file is on its way. */
export function warnWhileUploading(): void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  useUploads.subscribe(({ items }) => {
    if (isUploading(items)) window.addEventListener("beforeunload", warn);
    else window.removeEventListener("beforeunload", warn);
  });
}
