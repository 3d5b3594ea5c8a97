import type { ReactNode } from "react";
import { Logo } from "../../ui/logo.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { AuthAside } from "./auth-aside.tsx";

interface Props {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
  /** The way to the other form. */
  footer: ReactNode;
}

/** The frame of the pages where one signs in, registers or resets a password. */
export function AuthPage({ title, subtitle, children, footer }: Props) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(0,30rem)] xl:grid-cols-[1fr_minmax(0,38rem)]">
      <div className="flex flex-col">
        <header className="container-page flex items-center justify-between py-5">
          <Logo />
          <ThemeSwitch />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="grid flex-1 justify-items-center px-5 pt-8 pb-16 sm:items-center sm:pt-4"
        >
          <div className="grid w-full max-w-sm gap-7">
            <div>
              <h1 className="text-3xl tracking-tight">{title}</h1>
              <p className="mt-2 text-soft">{subtitle}</p>
            </div>
            {children}
            <p className="text-sm text-soft">{footer}</p>
          </div>
        </main>
      </div>
      <AuthAside />
    </div>
  );
}
