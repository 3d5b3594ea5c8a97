import { cn } from "./cn.ts";

/** Shows a placeholder while content loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-breathe rounded-md bg-well", className)} />;
}

/** Shows the skeleton of a page in the signed-in area and announces that it is loading. */
export function PageSkeleton() {
  return (
    <output className="grid gap-6">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-9 w-64" />
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-36 rounded-xl" />
        <Skeleton className="h-36 rounded-xl" />
        <Skeleton className="h-36 rounded-xl" />
      </div>
      <Skeleton className="h-64 rounded-xl" />
    </output>
  );
}
