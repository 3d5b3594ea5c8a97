import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

interface Props {
  text: string;
  /** One element that takes focus. */
  children: ReactNode;
}

/** A word about a button that only shows a picture. */
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
