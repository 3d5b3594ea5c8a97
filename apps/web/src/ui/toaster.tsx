import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import { onToast, type Toast } from "../lib/toasts.ts";

let mounted = false;

/** Puts the toaster on the page, once. */
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
  // On a phone the buttons that end a form are at the bottom.
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
          title: "text-sm font-semibold",
          description: "mt-0.5 text-sm text-soft",
        },
      }}
    />
  );
}

function show({ title, description, tone }: Toast): void {
  toast(title, { description, icon: ICONS[tone ?? "info"] });
}
