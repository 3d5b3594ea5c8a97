import type { ReactNode } from "react";
import { DubFrame, DubLanes } from "../../ui/dub-picture.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";

interface Props {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
  /** Link to the alternative form. */
  footer: ReactNode;
}

/** Renders the layout of the sign-in, sign-up and password pages. */
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

/** Explains that a mailed link has no token; `children` says how to get a new one. */
export function IncompleteLink({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warning" title="This link is incomplete">
      Please open the link from your e-mail again, or {children}.
    </Notice>
  );
}

/** Shows the product next to the form on wide screens. */
function AuthAside() {
  return (
    <aside className="hidden content-center gap-10 bg-frame p-12 text-on-frame lg:grid">
      <div className="grid gap-5">
        <DubFrame />
        <DubLanes language="Spanish" progress={0.36} />
      </div>
      <div>
        <p className="text-2xl leading-snug font-semibold tracking-tight text-balance">
          Every line lands where the original did.
        </p>
        <p className="mt-3 max-w-md text-on-frame/75">
          Upload a video, choose a language and a voice, and watch each stage as it happens.
        </p>
      </div>
    </aside>
  );
}
