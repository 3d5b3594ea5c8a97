interface Props {
  label: string;
  groups: readonly {
    title: string;
    links: readonly { id: string; title: string }[];
  }[];
}

/** Shows a table of contents next to the page on wide screens. */
export function SideNav({ label, groups }: Props) {
  return (
    <nav
      aria-label={label}
      className="hidden content-start gap-6 text-sm lg:sticky lg:top-24 lg:grid lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="font-semibold">{title}</p>
          <ul className="mt-2 grid gap-0.5 border-l">
            {links.map((link) => (
              <li key={link.id}>
                <a
                  href={`#${link.id}`}
                  className="-ml-px block border-l border-transparent py-1 pl-3 text-soft hover:border-brand hover:text-ink"
                >
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
