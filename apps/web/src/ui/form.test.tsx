// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fieldsOf, Form, SubmitButton } from "./form.tsx";

afterEach(cleanup);

function show(action: (form: HTMLFormElement) => Promise<void>) {
  render(
    <Form action={action}>
      <input name="email" aria-label="Email" />
      <SubmitButton pendingLabel="Sending...">Send</SubmitButton>
    </Form>,
  );
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  fireEvent.change(email, { target: { value: "jane@example.com" } });
  return { email, button: screen.getByRole<HTMLButtonElement>("button") };
}

test("a double click submits once; a click after that submits again", async () => {
  let end = () => {};
  const action = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)));
  const { button } = show(action);
  await act(async () => {
    button.click();
    button.click();
  });
  expect(action).toHaveBeenCalledTimes(1);
  expect([button.textContent, button.disabled]).toEqual(["Sending...", true]);
  await act(async () => end());
  expect([button.textContent, button.disabled]).toEqual(["Send", false]);
  await act(async () => button.click());
  expect(action).toHaveBeenCalledTimes(2);
});

test("reads the input on click and keeps it afterwards", async () => {
  const sent: unknown[] = [];
  const { email, button } = show(async (form) => {
    sent.push(fieldsOf(form, "email", "company"));
  });
  await act(async () => button.click());
  expect(sent).toEqual([{ email: "jane@example.com", company: "" }]);
  expect(email.value).toBe("jane@example.com");
});

test("an action that throws does not block the next one", async () => {
  const reported = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  window.addEventListener("error", reported, { once: true });
  const action = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no"));
  const { button } = show(action);
  await act(async () => button.click());
  expect(reported).toHaveBeenCalledTimes(1);
  await act(async () => button.click());
  expect([action.mock.calls.length, button.disabled]).toEqual([2, false]);
});
