import { Link, Outlet } from "@tanstack/react-router";

const PAGES = [
  { to: "/docs", label: "API reference" },
  { to: "/docs/guide", label: "Guide" },
] as const;

export function DocsFrame() {
  return (
    <div className="container-page py-10 sm:py-14">
      <nav aria-label="Docs" className="mb-8 flex gap-1 border-b">
        {PAGES.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true }}
            className="-mb-px border-b-2 border-transparent px-3 py-2.5 font-medium text-soft hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
