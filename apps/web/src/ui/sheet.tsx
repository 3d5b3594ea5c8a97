import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { buttonClass } from "./button.tsx";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  children: ReactNode;
}

/**
 * Shows a panel that slides in from the side; full width on phones. On close, focus returns to the
 * opener, or to the main content if the opener is gone.
 */
export function Sheet({ open, onOpenChange, title, description, children }: Props) {
  const opener = useRef<Element | null>(null);
  function returnFocus(event: Event) {
    event.preventDefault();
    const { current } = opener;
    const gone = !current?.isConnected || current === document.body;
    const target = gone ? document.getElementById("main") : current;
    if (target instanceof HTMLElement) target.focus();
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-frame/55" />
        <Dialog.Content
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md animate-slide-in flex-col gap-6 overflow-y-auto border-l bg-card p-6 shadow-raised"
        >
          <div className="flex items-start justify-between gap-4">
            <div>
              <Dialog.Title className="text-heading">{title}</Dialog.Title>
              <Dialog.Description className="mt-1 text-sm text-soft">
                {description}
              </Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close"
              className={buttonClass({ variant: "ghost", size: "icon" }, "-mt-1 -mr-2")}
            >
              <X className="size-5" aria-hidden />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
