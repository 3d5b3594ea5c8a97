import { Languages } from "lucide-react";
import { useRef, useState } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { useEscape } from "../../lib/use-escape.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { Logo } from "../../ui/logo.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SessionCorner } from "./session-corner.tsx";
import { SiteNav } from "./site-nav.tsx";

export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });
  return (
    <header className="sticky top-0 z-30 border-b bg-paper/90 backdrop-blur">
      <div className="container-page flex h-16 items-center gap-6">
        <Logo />
        <SiteNav className="hidden gap-1 lg:flex" />
        <div className="ml-auto flex items-center gap-2">
          <LanguagesLabel className="max-xl:hidden" />
          <ThemeSwitch />
          <SessionCorner />
          <MenuButton ref={button} open={open} onToggle={() => setOpen(!open)} />
        </div>
      </div>
      {open && (
        <div id="site-menu" className="border-t bg-paper lg:hidden">
          <div className="container-page grid gap-4 py-4">
            <SiteNav className="grid" onNavigate={() => setOpen(false)} />
            <MenuSignIn />
            <LanguagesLabel className="justify-self-start" />
          </div>
        </div>
      )}
    </header>
  );
}

function LanguagesLabel({ className }: { className: string }) {
  return (
    <span className={cn("inline-flex items-center gap-1.5 px-2 text-sm text-soft", className)}>
      <Languages className="size-4" aria-hidden />
      7+ Languages
    </span>
  );
}

/** Shows the sign-in link in the menu on screens where the header has no room for it. */
function MenuSignIn() {
  const signedIn = useAuth((state) => state.user !== null);
  if (signedIn) return null;
  return (
    <ButtonLink to="/login" variant="secondary" className="sm:hidden">
      Sign In
    </ButtonLink>
  );
}
