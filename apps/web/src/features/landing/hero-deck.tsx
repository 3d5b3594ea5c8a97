import { Button } from "../../ui/button.tsx";
import { SampleDeck } from "../sample/sample-deck.tsx";

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

/** Scrolls smoothly to a section of the page; at once for those who want less motion. */
export function scrollToSection(id: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}
