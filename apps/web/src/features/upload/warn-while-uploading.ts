import { isUploading, useUploads } from "./upload-store.ts";

const filesUnderWay = (): boolean =>
  isUploading(useUploads.getState().items.filter(({ source }) => typeof source !== "string"));

/** Asks for confirmation if signing out would stop a file upload; returns whether to sign out. */
export const mayStopUploads = (): boolean =>
  !filesUnderWay() ||
  window.confirm("A file is still being uploaded. Sign out and stop the upload?");

/**
 * Makes the browser warn before the site is closed during a file upload. Links need no warning: the
 * server continues to fetch them.
 */
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

/**
 * Downloads a URL. The browser fires `beforeunload` for it, so the upload warning is off for 1 s.
 */
export function startDownload(url: string): void {
  isSaving = true;
  location.assign(url);
  setTimeout(() => (isSaving = false), 1000);
}
