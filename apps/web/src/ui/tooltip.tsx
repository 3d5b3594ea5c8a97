import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

interface Props {
  text: string;
  /** A single focusable element. */
  children: ReactNode;
}

/** Shows a tooltip for an icon button. */
export function Tooltip({ text, children }: Props) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          className="z-50 animate-rise rounded-sm bg-frame px-2.5 py-1.5 text-xs font-medium text-on-frame"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
