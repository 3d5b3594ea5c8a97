import { Section } from "../../ui/section.tsx";
import { LiveDemo } from "./live-demo.tsx";

export function LiveDemoSection() {
  return (
    <Section
      id="live-demo"
      kicker="Live demo"
      title="See a video go through the deck"
      lead="Pick a short video, a language and a voice type, and watch the five stages. The demo is a simulation: your file never leaves this browser."
      className="bg-well/60"
    >
      <LiveDemo />
    </Section>
  );
}
