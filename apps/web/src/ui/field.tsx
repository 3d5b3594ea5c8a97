import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "./cn.ts";

const CONTROL =
  "w-full rounded-md border border-edge bg-card text-[0.9375rem] text-ink placeholder:text-soft " +
  "transition-colors hover:border-ink/60 disabled:cursor-not-allowed disabled:opacity-60";

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}
type Described<T extends "input" | "textarea" | "select"> = FieldProps & ComponentProps<T>;

export function TextField({ label, hint, error, className, ...props }: Described<"input">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input {...ids} className={cn(CONTROL, "h-11 px-3", className)} {...props} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, className, ...props }: Described<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea {...ids} rows={5} className={cn(CONTROL, "px-3 py-2.5", className)} {...props} />
      )}
    </Field>
  );
}

export function SelectField({ label, hint, error, className, ...props }: Described<"select">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <select
          {...ids}
          className={cn(CONTROL, "select-arrow h-11 pr-9 pl-3", className)}
          {...props}
        />
      )}
    </Field>
  );
}

interface Ids {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  const ids: Ids = {
    id,
    "aria-describedby": note ? `${id}-note` : undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium wrap-anywhere">
        {label}
      </label>
      {children(ids)}
      {note && (
        <p id={`${id}-note`} className={cn("text-sm", error ? "text-danger" : "text-soft")}>
          {note}
        </p>
      )}
    </div>
  );
}
