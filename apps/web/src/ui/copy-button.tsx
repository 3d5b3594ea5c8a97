import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "../lib/copy-text.ts";
import { notify } from "../lib/notify.ts";
import { Button } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

interface Props {
  text: string;
  /** Name of the copied text for the toast, such as "Key". */
  name: string;
  /** The button's label; without it the button shows only an icon. */
  children?: ReactNode;
}

/** Copies a text to the clipboard, also on plain http. */
export function CopyButton({ text, name, children }: Props) {
  async function copy() {
    try {
      await copyText(text);
      notify({ title: `${name} copied`, tone: "success" });
    } catch {
      notify({ title: "Could not copy", description: "Please select the text and copy it." });
    }
  }
  const icon = <Copy className="size-4" aria-hidden />;
  if (children) {
    return (
      <Button size="sm" onClick={() => void copy()}>
        {icon}
        {children}
      </Button>
    );
  }
  return (
    <Tooltip text="Copy">
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Copy ${name}`}
        className="-my-2"
        onClick={() => void copy()}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}
