import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { log } from "../../lib/log.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { textLink } from "../../ui/text-link.ts";

export interface ChatDraft {
  readonly message: string;
  readonly email: string;
  readonly consent: boolean;
}

const EMPTY_DRAFT: ChatDraft = { message: "", email: "", consent: false };

interface Props {
  /** Draft to start with; without it the form is empty. */
  draft: ChatDraft | undefined;
  onChange: (draft: ChatDraft) => void;
  /** Called when the user opens the contact form. */
  onLeave?: () => void;
  onSend?: (draft: ChatDraft) => void;
}

/** Shows the form for a message to support. Sending only calls `onSend` and logs to the console. */
export default function ChatPanel({ draft = EMPTY_DRAFT, onChange, onLeave, onSend }: Props) {
  const [sent, setSent] = useState(false);
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => message.current?.focus(), []);
  const empty = draft.message.trim() === "";

  function send() {
    if (empty) return;
    onSend?.(draft);
    log.info("Chat message:", draft);
    onChange(EMPTY_DRAFT);
    setSent(true);
  }

  return (
    <Form
      id="chat-panel"
      className="grid max-h-[min(500px,calc(100dvh-7rem))] w-[min(22rem,calc(100vw-2rem))] animate-rise gap-4 overflow-y-auto rounded-xl border bg-card p-5 shadow-raised"
      action={send}
    >
      <div>
        <h2 className="text-base">Live support</h2>
        <p className="mt-1 text-sm text-soft">
          How can we help? For a reply, use our{" "}
          <Link to="/contact" className={textLink} onClick={onLeave}>
            contact form
          </Link>
          .
        </p>
      </div>
      <TextArea
        label="Message"
        rows={3}
        ref={message}
        value={draft.message}
        onChange={(event) => {
          setSent(false);
          onChange({ ...draft, message: event.target.value });
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          // Submit as the button does, so that the browser validates the address.
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <TextField
        label="Email (optional)"
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={(event) => onChange({ ...draft, email: event.target.value })}
      />
      <label className="flex items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={draft.consent}
          onChange={(event) => onChange({ ...draft, consent: event.target.checked })}
          className="mt-0.5 size-4 shrink-0 accent-brand"
        />
        I agree to receive follow-up emails about my inquiry
      </label>
      <Button type="submit" disabled={empty}>
        Send
      </Button>
      <output className="text-sm text-soft empty:hidden">{sent && "Thank you."}</output>
    </Form>
  );
}
