import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  children: ReactNode;
}

/** A panel that comes in from the side; a phone's whole width. */
export function Sheet({ open, onOpenChange, title, description, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-frame/55" />
        <Dialog.Content className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md animate-slide-in flex-col gap-6 overflow-y-auto border-l bg-card p-6 shadow-raised">
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
