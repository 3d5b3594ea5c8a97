import { isUploading, useUploads } from "./upload-store.ts";

/** The browser asks before the site is closed while a file is on its way; a link goes on without it. */
export function warnWhileUploading(): void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!isSaving) event.preventDefault();
  };
  useUploads.subscribe(({ items }) => {
    const files = items.filter(({ source }) => typeof source !== "string");
    if (isUploading(files)) window.addEventListener("beforeunload", warn);
    else window.removeEventListener("beforeunload", warn);
  });
}

let isSaving = false;

/** Saves what an address names. The browser takes it for leaving the page, which it is not. */
export function saveFrom(url: string): void {
  isSaving = true;
  location.assign(url);
  setTimeout(() => (isSaving = false), 1000);
}
