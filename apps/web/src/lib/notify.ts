import { errorMessage } from "./error-message.ts";
import { putToast, type Toast } from "./toasts.ts";

/** Shows a toast. The toaster is loaded with the first one. */
export function notify(toast: Toast): void {
  if (putToast(toast) === "shown") return;
  void import("../ui/toaster.tsx").then(({ mountToaster }) => mountToaster());
}

/** Says what did not work, and why: the server's own words, or the page's where it has none. */
export function notifyError(title: string, error: unknown, fallback = "Please try again"): void {
  notify({ title, description: errorMessage(error, fallback), tone: "destructive" });
}
