import { isUploading, useUploads } from "./upload-store.ts";

const filesUnderWay = (): boolean =>
  isUploading(useUploads.getState().items.filter(({ source }) => typeof source !== "string"));

/** Asks before signing out stops a file on its way; true when nothing is, or it may stop. */
export const mayStopUploads = (): boolean =>
  !filesUnderWay() ||
  window.confirm("A file is still being uploaded. Sign out and stop the upload?");

/** The browser asks before the site is closed while a file is on its way; a link goes on without it. */
export function warnWhileUploading(): void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!isSaving) event.preventDefault();
  };
  useUploads.subscribe(() => {
    if (filesUnderWay()) window.addEventListener("beforeunload", warn);
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
