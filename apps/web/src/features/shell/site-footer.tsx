import { Link } from "@tanstack/react-router";
import { useBrowserValue } from "../../lib/use-browser-value.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";

const COLUMNS = [
  {
    title: "Product",
    links: [
      { label: "Features", to: "/", hash: "features" },
      { label: "Pricing", to: "/", hash: "pricing" },
      { label: "Demo", to: "/", hash: "demo" },
      { label: "API", to: "/", hash: "api" },
      { label: "Tools", to: "/tools", hash: undefined },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", to: "/", hash: "about" },
      { label: "Careers", to: "/", hash: "careers" },
      { label: "Blog", to: "/", hash: "blog" },
      { label: "Press", to: "/", hash: "press" },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "Docs", to: "/docs", hash: undefined },
      { label: "Guide", to: "/docs/guide", hash: undefined },
      { label: "Contact", to: "/contact", hash: undefined },
    ],
  },
] as const;
const LEGAL = [
  { label: "Privacy", hash: "privacy" },
  { label: "Terms", hash: "terms" },
  { label: "GDPR", hash: "gdpr" },
] as const;

export function SiteFooter() {
  const year = useBrowserValue(() => String(new Date().getFullYear()), "");
  return (
    <footer className="border-t bg-well/60">
      <div className="container-page grid grid-cols-2 gap-10 py-14 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="grid content-start justify-items-start gap-4 max-md:col-span-2">
          <Logo />
          <p className="max-w-56 text-sm text-soft">AI-powered dubbing in 7+ languages</p>
          <ButtonLink to="/contact" variant="secondary" size="sm">
            Contact Support
          </ButtonLink>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="grid content-start text-sm md:gap-3">
            <h2 className="font-semibold max-md:mb-1.5">{title}</h2>
            {links.map(({ label, to, hash }) => (
              <FooterLink key={label} to={to} hash={hash} label={label} />
            ))}
          </nav>
        ))}
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center gap-x-6 border-t py-4 md:py-6 text-sm text-soft">
          <p className="mr-auto">© {year} Dubdeck</p>
          {LEGAL.map(({ label, hash }) => (
            <FooterLink key={label} to="/" hash={hash} label={label} />
          ))}
        </div>
      </div>
    </footer>
  );
}

interface LinkProps {
  to: "/" | "/tools" | "/docs" | "/docs/guide" | "/contact";
  hash: string | undefined;
  label: string;
}

function FooterLink({ to, hash, label }: LinkProps) {
  return (
    <Link
      to={to}
      hash={hash}
      className="justify-self-start rounded-sm py-2.5 text-soft hover:text-ink md:py-0"
    >
      {label}
    </Link>
  );
}
