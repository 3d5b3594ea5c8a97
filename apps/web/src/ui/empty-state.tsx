import type { ReactNode } from "react";

interface Props {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** Shows a placeholder for an empty list. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-edge/60 px-6 py-12 text-center">
      <div className="grid size-12 place-items-center rounded-full bg-brand-tint text-brand">
        {icon}
      </div>
      <h3 className="text-base font-semibold">{title}</h3>
      <p className="max-w-sm text-sm text-soft">{children}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
