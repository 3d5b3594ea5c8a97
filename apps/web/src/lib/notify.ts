import { putToast, type Toast } from "./toasts.ts";

/** Shows a toast. The toaster is loaded with the first one. */
export function notify(toast: Toast): void {
  if (putToast(toast) === "shown") return;
  void import("../ui/toaster.tsx").then(({ mountToaster }) => mountToaster());
}
