import { CodeBlock } from "../../ui/code-block.tsx";
import type { GuideStepText } from "./guide-steps.ts";

interface Props {
  number: number;
  step: GuideStepText;
}

export function GuideStep({ number, step: { id, title, text, curl, typescript, server } }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="flex items-baseline gap-3 text-heading">
        <span className="text-dub-ink tabular-nums">{number}</span>
        {title}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <div className="mt-5 grid gap-4">
        {curl && <CodeBlock label="curl" code={curl} />}
        {typescript && <CodeBlock label="TypeScript" code={typescript} />}
        {server && <CodeBlock label="Your server (Node)" code={server} />}
      </div>
    </section>
  );
}
