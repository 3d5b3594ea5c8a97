import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Desktop and phone screen sizes (px). */
export const SIZES = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Covers both colour schemes and both sizes, but not every combination. */
const LOOKS = [
  { ...SIZES.phone, colorScheme: "dark" },
  { ...SIZES.desk, colorScheme: "light" },
] as const;

/**
 * Returns a page's layout and accessibility problems: content wider than the screen, and axe
 * violations in it or in `include`. Restores the page's size.
 */
export async function problemsOf(page: Page, include = "html"): Promise<unknown[]> {
  const problems: unknown[] = [];
  const size = page.viewportSize() ?? SIZES.desk;
  for (const { width, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await resize(page, { ...size, width });
    const beyond = await beyondScreen(page);
    if (beyond > 0) problems.push({ width, beyond });
    const { violations } = await new AxeBuilder({ page }).include(include).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    problems.push(...found.map((violation) => ({ width, colorScheme, ...violation })));
  }
  await resize(page, size);
  return problems;
}

/**
 * Resizes the page and waits until it is laid out for its new size: a sheet that only phones have
 * is there again, and hears a key.
 */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(settle);
}

/** Returns how far (px) the page extends beyond the screen's width. */
export const beyondScreen = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/**
 * Waits for the next frame, for animations and transitions that run then, and for those that follow:
 * a color that is inherited begins its own transition once its parent's has ended.
 */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let round = 0; round < 5; round++) {
    const running = document.getAnimations();
    if (running.length === 0) return;
    await Promise.allSettled(running.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
