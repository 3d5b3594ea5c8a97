import { Languages } from "lucide-react";
import { cn } from "../../ui/cn.ts";

export function LanguagesLabel({ className }: { className: string }) {
  return (
    <span className={cn("inline-flex items-center gap-1.5 px-2 text-sm text-soft", className)}>
      <Languages className="size-4" aria-hidden />
      7+ Languages
    </span>
  );
}
