import { MessageCircle, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { ChatPanel, EMPTY_DRAFT } from "./chat-panel.tsx";

/** The live-support chat: a button, and the panel it opens. */
export default function ChatWidget() {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // A dialog or menu in front of the chat takes its own Escape.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);

  const Icon = open ? X : MessageCircle;
  return (
    <aside
      aria-label="Live support"
      className="fixed right-4 bottom-4 z-30 grid justify-items-end gap-3 print:hidden"
    >
      {open && <ChatPanel draft={draft} onChange={setDraft} />}
      <button
        ref={button}
        type="button"
        aria-label={open ? "Close chat" : "Open chat"}
        aria-expanded={open}
        aria-controls="chat-panel"
        onClick={() => setOpen(!open)}
        className={buttonClass({ size: "round" }, "shadow-raised")}
      >
        <Icon className="size-6" aria-hidden />
      </button>
    </aside>
  );
}
