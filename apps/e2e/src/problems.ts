import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** A desk's screen and a phone's. */
export const SIZES = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** A page is looked at in both schemes and at both sizes, though not in every pair of them. */
const LOOKS = [
  { ...SIZES.phone, colorScheme: "dark" },
  { ...SIZES.desk, colorScheme: "light" },
] as const;

/**
 * Finds what bars anyone on a page as it stands there: what is wider than the screen, and what axe
 * finds in it, or in what `include` selects. The page keeps its size.
 */
export async function problemsOf(page: Page, include = "html"): Promise<unknown[]> {
  const problems: unknown[] = [];
  const size = page.viewportSize() ?? SIZES.desk;
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ ...size, width });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settle);
    const beyond = await beyondScreen(page);
    if (beyond > 0) problems.push({ width, beyond });
    const { violations } = await new AxeBuilder({ page }).include(include).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    problems.push(...found.map((violation) => ({ width, colorScheme, ...violation })));
  }
  await page.setViewportSize(size);
  return problems;
}

/** How many pixels of the page lie beside the screen. */
export const beyondScreen = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Waits for colours and toasts that are still changing. */
async function settle(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}
