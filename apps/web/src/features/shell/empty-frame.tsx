import type { ReactNode } from "react";
import { Logo } from "../../ui/logo.tsx";

/** Renders the app's frame while its code loads or no user is signed in. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b">
        <div className="container-page flex h-16 items-center">
          <Logo />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page py-10">
        {children}
      </main>
    </>
  );
}
