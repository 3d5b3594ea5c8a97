import type { ReactNode } from "react";

interface Props {
  title: ReactNode;
  hint?: ReactNode;
  children?: ReactNode;
}

/** Shows a page's title, with actions next to it. */
export function PageHeading({ title, hint, children }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-title wrap-anywhere">{title}</h1>
        {hint && <p className="mt-2 text-soft">{hint}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
