import { MessageCircle, X } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useEscape } from "../../lib/use-escape.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { ChatDraft } from "./chat-panel.tsx";
import { useCoversControl } from "./use-covers-control.ts";

const ChatPanel = lazy(() => import("./chat-panel.tsx"));

/** Shows the live chat: a button and the panel it opens. */
export default function ChatWidget() {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<ChatDraft>();
  const button = useRef<HTMLButtonElement>(null);
  const aside = useCoversControl(button) && !open;
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });

  const Icon = open ? X : MessageCircle;
  return (
    <aside
      aria-label="Live support"
      className="pointer-events-none fixed right-4 bottom-4 z-30 grid justify-items-end gap-3 *:pointer-events-auto print:hidden"
    >
      {open && (
        <Suspense>
          <ChatPanel draft={draft} onChange={setDraft} onLeave={() => setOpen(false)} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        aria-label={open ? "Close chat" : "Open chat"}
        aria-expanded={open}
        aria-controls="chat-panel"
        onClick={() => setOpen(!open)}
        className={buttonClass(
          { size: "round" },
          aside
            ? "shadow-raised not-focus-visible:pointer-events-none not-focus-visible:opacity-0"
            : "shadow-raised",
        )}
      >
        <Icon className="size-6" aria-hidden />
      </button>
    </aside>
  );
}
