export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "destructive";
}

type Listener = (toast: Toast) => void;
let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Shows a toast. The toaster is loaded with the first one. */
export function notify(toast: Toast): void {
  if (listener) return listener(toast);
  waiting.push(toast);
  void import("../ui/toaster.tsx").then(({ mountToaster }) => mountToaster());
}

/** The toaster takes over: what waited for it comes first. */
export function onToast(next: Listener): void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
}
