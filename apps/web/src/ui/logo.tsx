import { Link } from "@tanstack/react-router";

/** Shows the logo, two timeline lanes; without the name on very small screens. */
export function Logo() {
  return (
    <Link
      to="/"
      className="inline-flex items-center gap-2.5 rounded-sm py-1"
      aria-label="Dubdeck home"
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
        <rect width="32" height="32" rx="8" className="fill-brand" />
        <g fill="none" strokeWidth="4" strokeLinecap="round">
          <path d="M8 12.5h10M22.500 12.5h1.500" className="stroke-on-brand" />
          <path d="M8 20h3M15.500 20h8.500" className="stroke-dub" />
        </g>
      </svg>
      <span className="text-lg font-semibold tracking-tight max-[24rem]:hidden">Dubdeck</span>
    </Link>
  );
}
