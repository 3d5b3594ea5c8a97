// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import ChatPanel, { type ChatDraft } from "./chat-panel.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
afterEach(cleanup);

function Panel({ onSend }: { onSend: (draft: ChatDraft) => void }) {
  const [draft, setDraft] = useState<ChatDraft>();
  return <ChatPanel draft={draft} onChange={setDraft} onSend={onSend} />;
}

test("Enter sends, Shift with Enter does not, and nothing empty is ever sent", () => {
  const onSend = vi.fn<(draft: ChatDraft) => void>();
  render(<Panel onSend={onSend} />);
  const message = screen.getByLabelText("Message");
  const send = screen.getByRole("button", { name: "Send" });

  fireEvent.change(message, { target: { value: "   " } });
  expect(send.hasAttribute("disabled")).toBe(true);
  fireEvent.keyDown(message, { key: "Enter" });
  expect(onSend).not.toHaveBeenCalled();

  fireEvent.change(message, { target: { value: "Hello" } });
  fireEvent.click(screen.getByLabelText("I agree to receive follow-up emails about my inquiry"));
  fireEvent.keyDown(message, { key: "Enter", shiftKey: true });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(message, { key: "Enter" });
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ message: "Hello", email: "", consent: true });
  expect(screen.getByLabelText("Email (optional)").getAttribute("type")).toBe("email");
});

test("Enter does not send with an invalid address", () => {
  const onSend = vi.fn<(draft: ChatDraft) => void>();
  render(<Panel onSend={onSend} />);
  const message = screen.getByLabelText("Message");
  const email = screen.getByLabelText("Email (optional)");
  fireEvent.change(message, { target: { value: "Hello" } });
  fireEvent.change(email, { target: { value: "notanemail" } });
  fireEvent.keyDown(message, { key: "Enter" });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.change(email, { target: { value: "jane@example.com" } });
  fireEvent.keyDown(message, { key: "Enter" });
  expect(onSend).toHaveBeenCalledOnce();
});

test("links to the contact form, since chat messages are not delivered", () => {
  render(<Panel onSend={vi.fn<(draft: ChatDraft) => void>()} />);
  expect(screen.getByRole("link", { name: "contact form" }).getAttribute("href")).toBe("/contact");
});
