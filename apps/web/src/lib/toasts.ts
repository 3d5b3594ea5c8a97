export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "destructive";
  readonly link?: ToastLink;
}

export interface ToastLink {
  readonly label: string;
  readonly href: string;
  /** Navigates without reloading the site. */
  readonly open: () => void;
}

type Listener = (toast: Toast) => void;
let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Passes a toast to the toaster, or queues it until there is one. Returns which. */
export function putToast(toast: Toast): "shown" | "waiting" {
  if (!listener) {
    waiting.push(toast);
    return "waiting";
  }
  listener(toast);
  return "shown";
}

/** Registers the toaster; it receives the queued toasts first. */
export function onToast(next: Listener): void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
}
