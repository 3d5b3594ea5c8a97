import { type ComponentProps, startTransition, useRef } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button.tsx";

interface FormProps extends Omit<ComponentProps<"form">, "action" | "onSubmit"> {
  /** Handles one submission and shows its errors; `fieldsOf` reads the form. */
  action: (form: HTMLFormElement) => void | Promise<void>;
}

/**
 * Runs one submission at a time. The second click of a double click comes before the button is drawn
 * as disabled, so a ref decides. The transition gives `useFormStatus` its state, as a function passed
 * as the form's `action` would; but after that one React resets the fields, even after a refusal.
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
  /** Replaces the label while the form is being sent. */
  pendingLabel?: string;
}

/** Submits the form around it; disabled while that is being sent. */
export function SubmitButton({ pendingLabel, disabled, children, ...props }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" disabled={disabled || pending} {...props}>
      {(pending && pendingLabel) || children}
    </Button>
  );
}

/** Reads the named fields of a form as strings; a missing one is empty. */
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
