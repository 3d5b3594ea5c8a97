import { Section } from "../../ui/section.tsx";
import { SampleDemo } from "./sample-demo.tsx";

export function DemoSection() {
  return (
    <Section
      id="demo"
      kicker="Demo"
      title="Try it with a sample"
      lead="No file at hand? Choose a language and a voice, and let a sample video run."
      className="border-t bg-well/60"
    >
      <SampleDemo />
    </Section>
  );
}
