/** Scrolls smoothly to a section of the page; at once for those who want less motion. */
export function scrollToSection(id: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}
