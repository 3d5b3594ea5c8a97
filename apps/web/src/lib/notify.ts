import { errorMessage } from "./error-message.ts";
import { putToast, type Toast } from "./toasts.ts";

/** Shows a toast; loads the toaster on first use. */
export function notify(toast: Toast): void {
  if (putToast(toast) === "shown") return;
  void import("../ui/toaster.tsx").then(({ mountToaster }) => mountToaster());
}

/** Shows a failure as a toast, with the server's message or `fallback` if it has none. */
export function notifyError(title: string, error: unknown, fallback = "Please try again"): void {
  notify({ title, description: errorMessage(error, fallback), tone: "destructive" });
}
