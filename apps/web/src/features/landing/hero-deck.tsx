import { Button } from "../../ui/button.tsx";
import { SampleDeck } from "../sample/sample-deck.tsx";
import { scrollToSection } from "./scroll-to-section.ts";

/** The product to listen to, and the way to the demo. */
export function HeroDeck() {
  return (
    <SampleDeck>
      <Button size="sm" className="outline-on-frame" onClick={() => scrollToSection("demo")}>
        Try Now
      </Button>
    </SampleDeck>
  );
}
