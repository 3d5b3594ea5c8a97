import type { ReactNode } from "react";
import { fieldsOf } from "../../lib/form-fields.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";

interface Props<Name extends string> {
  /** The fields that `onSubmit` gets. */
  names: readonly Name[];
  onSubmit: (values: Record<Name, string>) => Promise<void>;
  button: string;
  /** What the button says while it waits. */
  pendingButton: string;
  children: ReactNode;
}

/** A form with one button; until a submission has ended there is no other. */
export function AuthForm<Name extends string>(props: Props<Name>) {
  const { names, onSubmit, button, pendingButton, children } = props;
  const { pending, run } = usePending();
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const values = fieldsOf(event.currentTarget, ...names);
        void run(() => onSubmit(values));
      }}
    >
      {children}
      <Button type="submit" disabled={pending}>
        {pending ? pendingButton : button}
      </Button>
    </form>
  );
}
