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
  /** The size of what will stand here. */
  skeleton: string;
  children: (data: T) => ReactNode;
}

/** What a query answers; its outline until then, and a second try when it fails. */
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
