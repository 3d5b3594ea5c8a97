interface Props {
  /** Accessible label that says what the code does. */
  label: string;
  code: string;
}

/** Renders code verbatim; long lines wrap. */
export function CodeBlock({ label, code }: Props) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-on-frame/10 bg-frame text-on-frame">
      <figcaption className="border-b border-on-frame/15 px-4 py-2.5 text-xs font-medium text-on-frame/75 sm:px-5">
        {label}
      </figcaption>
      <pre className="p-4 font-mono text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap sm:p-5">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
