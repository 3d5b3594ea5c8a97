import type { ReactNode } from "react";
import { Logo } from "../../ui/logo.tsx";

/** Renders a page with a single message and a link home. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="container-page py-5">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="container-page grid flex-1 place-items-center pb-24">
        <div className="grid max-w-md justify-items-center gap-5 text-center">{children}</div>
      </main>
    </div>
  );
}
