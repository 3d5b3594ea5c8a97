import { Link } from "@tanstack/react-router";
import { useAuth } from "../../lib/session/auth-store.ts";
import { Logo } from "../../ui/logo.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { UserMenu } from "../auth/user-menu.tsx";

const PAGES = [
  { to: "/app", label: "Dashboard" },
  { to: "/app/upload", label: "Upload" },
  { to: "/app/billing", label: "Billing" },
] as const;
const SETTINGS = { to: "/app/settings", label: "Settings" } as const;

export function AppHeader() {
  const plan = useAuth((state) => state.user?.plan);
  const pages = plan === "enterprise" ? [...PAGES, SETTINGS] : PAGES;
  return (
    <header className="sticky top-0 z-30 border-b bg-paper/90 backdrop-blur">
      <div className="container-page flex flex-wrap items-center gap-x-6 sm:h-16">
        <div className="flex h-16 items-center">
          <Logo />
        </div>
        <nav
          aria-label="App"
          className="order-last -mx-2 flex w-[calc(100%+1rem)] gap-1 overflow-x-auto pb-2 sm:order-none sm:mx-0 sm:w-auto sm:pb-0"
        >
          {pages.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true }}
              className="rounded-md px-3 py-2.5 text-sm sm:py-2 font-medium text-soft hover:bg-well hover:text-ink aria-[current=page]:bg-well aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <ThemeSwitch />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
