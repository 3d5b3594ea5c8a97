import type { ReactNode } from "react";
import { fieldsOf } from "../../lib/form-fields.ts";
import { Button } from "../../ui/button.tsx";

interface Props<Name extends string> {
  /** The fields that `onSubmit` gets. */
  names: readonly Name[];
  onSubmit: (values: Record<Name, string>) => Promise<void>;
  /** Whether a submission is under way; until it has ended there is no other. */
  pending: boolean;
  button: string;
  /** What the button says while it waits. */
  pendingButton: string;
  children: ReactNode;
}

/** A form with one button. */
export function AuthForm<Name extends string>(props: Props<Name>) {
  const { names, onSubmit, pending, button, pendingButton, children } = props;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(fieldsOf(event.currentTarget, ...names));
      }}
    >
      {children}
      <Button type="submit" disabled={pending}>
        {pending ? pendingButton : button}
      </Button>
    </form>
  );
}
