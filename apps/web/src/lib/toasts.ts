export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "success" | "destructive";
  readonly link?: ToastLink;
}

export interface ToastLink {
  readonly label: string;
  readonly href: string;
  /** Goes there without loading the site again. */
  readonly open: () => void;
}

type Listener = (toast: Toast) => void;
let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Hands a toast over, or keeps it until there is somebody to show it. Answers which. */
export function putToast(toast: Toast): "shown" | "waiting" {
  if (!listener) {
    waiting.push(toast);
    return "waiting";
  }
  listener(toast);
  return "shown";
}

/** The toaster takes over: what waited for it comes first. */
export function onToast(next: Listener): void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
}
