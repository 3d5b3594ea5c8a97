import { Button } from "../../ui/button.tsx";
import { SampleDeck } from "../sample/sample-deck.tsx";

/** Shows the sample player and a button that leads to the demo. */
export function HeroDeck() {
  return (
    <SampleDeck>
      <Button size="sm" className="outline-on-frame" onClick={() => scrollToSection("demo")}>
        Try Now
      </Button>
    </SampleDeck>
  );
}

/** Scrolls smoothly to a section; jumps if the user prefers reduced motion. */
export function scrollToSection(id: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}
