import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Skeleton } from "./skeleton.tsx";

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface Props<T> {
  query: Query<T>;
  /** CSS classes for the size of the skeleton. */
  skeleton: string;
  children: (data: T) => ReactNode;
}

/** Renders a query's data; a skeleton while it loads, and a retry button if it fails. */
export function Loaded<T>({ query, skeleton, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Skeleton className={skeleton} />;
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-sm text-soft">
      This could not be loaded.
      <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
