import { Link } from "@tanstack/react-router";
import { cn } from "../../ui/cn.ts";

const ENTRIES = [
  { label: "Features", to: "/", hash: "features" },
  { label: "Pricing", to: "/", hash: "pricing" },
  { label: "Tools", to: "/tools", hash: undefined },
  { label: "Demo", to: "/", hash: "demo" },
  { label: "Docs", to: "/docs", hash: undefined },
] as const;

interface Props {
  className: string;
  onNavigate?: () => void;
}

export function SiteNav({ className, onNavigate }: Props) {
  return (
    <nav aria-label="Main" className={className}>
      {ENTRIES.map(({ label, to, hash }) => (
        <Link
          key={label}
          to={to}
          hash={hash}
          onClick={onNavigate}
          activeOptions={{ exact: true, includeHash: true }}
          className={cn(
            "rounded-md px-3 py-2.5 text-[0.9375rem] font-medium text-soft hover:bg-well hover:text-ink",
            "aria-[current=page]:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
