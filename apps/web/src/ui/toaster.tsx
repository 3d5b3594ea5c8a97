import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import { onToast, type Toast, type ToastLink } from "../lib/toasts.ts";
import { textLink } from "./text-link.ts";

let mounted = false;

/** Mounts the toaster; does nothing if it is mounted already. */
export function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement("div");
  document.body.append(host);
  createRoot(host).render(<ToastArea />);
}

const ICONS = {
  success: <CircleCheck className="size-5 text-success" aria-hidden />,
  destructive: <CircleAlert className="size-5 text-danger" aria-hidden />,
  info: <Info className="size-5 text-soft" aria-hidden />,
};

function ToastArea() {
  useEffect(() => onToast(show), []);
  // On phones, toasts at the bottom would cover submit buttons.
  const phone = matchMedia("(width < 40rem)").matches;
  return (
    <Toaster
      position={phone ? "top-center" : "bottom-left"}
      offset={16}
      duration={5000}
      expand
      visibleToasts={6}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full gap-3 rounded-lg border border-edge/50 bg-card p-4 font-sans text-ink shadow-raised sm:w-[24rem]",
          icon: "mt-px shrink-0",
          content: "min-w-0 flex-1",
          title: "text-sm font-semibold wrap-anywhere",
          description: "mt-0.5 text-sm text-soft",
        },
      }}
    />
  );
}

/** Long enough (ms) to reach the link by keyboard; the toast stays while focused or hovered. */
const LINK_MS = 15_000;

let shown = 0;

function show({ title, description, tone, link }: Toast): void {
  const id = ++shown;
  toast(title, {
    id,
    description,
    icon: ICONS[tone ?? "info"],
    ...(link && { duration: LINK_MS, action: <OpenLink {...link} toastId={id} /> }),
  });
}

/** Uses a real link, so that it can be opened in a new tab. */
function OpenLink({ label, href, open, toastId }: ToastLink & { toastId: number }) {
  return (
    <a
      href={href}
      className={`self-center text-sm whitespace-nowrap ${textLink}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        toast.dismiss(toastId);
        open();
      }}
    >
      {label}
    </a>
  );
}
