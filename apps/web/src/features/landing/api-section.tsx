import { useBrowserValue } from "../../lib/use-browser-value.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Section } from "../../ui/section.tsx";

const example = (origin: string) => `curl ${origin}/jobs \\
  -H "Authorization: Bearer $DUBDECK_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"video_id": "…", "target_language": "es",
       "voice_preset": "ef_dora", "dual_audio": false}'`;

export function ApiSection() {
  const origin = useBrowserValue(() => location.origin, "https://…");
  return (
    <Section
      id="api"
      kicker="API"
      title="The same product, one request away"
      lead="Upload, dub and follow a job from your own code. Every call is described, and can be tried in the browser with your own key."
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_auto]">
        <CodeBlock label="Start a dub with curl" code={example(origin)} />
        <div className="flex flex-wrap gap-3 lg:flex-col">
          <ButtonLink to="/docs">API reference</ButtonLink>
          <ButtonLink to="/docs/guide" variant="secondary">
            Read the guide
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
