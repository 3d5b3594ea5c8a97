import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

interface Props {
  title: string;
  description: string;
  /** Label of the confirm button. */
  confirm: string;
  tone?: "danger" | "primary";
  onConfirm: () => void;
  /** Opens the dialog; without it, `open` does. */
  trigger?: ReactNode;
  /** Tooltip for a trigger that is only an icon. */
  tooltip?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Asks for confirmation before an action that cannot be undone or changes a lot. */
export function ConfirmDialog(props: Props) {
  const { title, description, confirm, tone = "danger", onConfirm, trigger, tooltip } = props;
  const { open, onOpenChange } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Trigger tooltip={tooltip}>{trigger}</Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-frame/55" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 grid w-[min(26rem,calc(100vw-2rem))] -translate-1/2 gap-5 rounded-xl border bg-card p-6 shadow-raised">
          <div>
            <AlertDialog.Title className="text-lg font-semibold tracking-tight">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-sm wrap-anywhere text-soft">
              {description}
            </AlertDialog.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonClass({ variant: "secondary", size: "sm" })}>
              Keep it
            </AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonClass({ variant: tone, size: "sm" })}
              onClick={onConfirm}
            >
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Trigger({ tooltip, children }: { tooltip: string | undefined; children: ReactNode }) {
  const trigger = <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>;
  return tooltip ? <Tooltip text={tooltip}>{trigger}</Tooltip> : trigger;
}
