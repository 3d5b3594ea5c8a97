import { useEffect } from "react";
import { isUploading, useUploads } from "./upload-store.ts";

/** The browser asks before the page is closed while a file is on its way. */
export function useLeaveWarning(): void {
  const uploading = useUploads((state) => isUploading(state.items));
  useEffect(() => {
    if (!uploading) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [uploading]);
}
