import { type ComponentProps, startTransition, useRef } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button.tsx";

interface FormProps extends Omit<ComponentProps<"form">, "action" | "onSubmit"> {
  /** Handles one submission and shows its errors; `fieldsOf` reads the form. */
  action: (form: HTMLFormElement) => void | Promise<void>;
}

/**
 * Runs one submission at a time. Uses a ref because the second click of a double click can come
 * before React has disabled the button. The transition drives `useFormStatus`. A function passed as
 * the form's `action` would do so too, but React then resets the fields, even after a failed
 * submission.
 */
export function Form({ action, ...props }: FormProps) {
  const running = useRef(false);
  return (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (running.current) return;
        const sending = action(event.currentTarget);
        if (!sending) return;
        running.current = true;
        startTransition(() => sending.finally(() => (running.current = false)));
      }}
    />
  );
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type"> {
  /** Label while the form is being submitted. */
  pendingLabel?: string;
}

/** Submits the surrounding form; disabled during the submission. */
export function SubmitButton({ pendingLabel, disabled, children, ...props }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" disabled={disabled || pending} {...props}>
      {(pending && pendingLabel) || children}
    </Button>
  );
}

/** Reads the named form fields as strings; a missing field is empty. */
export function fieldsOf<Name extends string>(
  form: HTMLFormElement,
  ...names: Name[]
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
