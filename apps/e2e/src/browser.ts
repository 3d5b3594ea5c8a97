import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the running site, without a trailing slash. */
    baseUrl: string;
  }
}

export const baseUrl = inject("baseUrl");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

export const openBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: "/usr/bin/chromium", args: [...FLAGS, ...flags] });

/** Opens a page in a new browser context and records its errors and console messages. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const logs: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => logs.push(message.text()));
  return { page, context, errors, logs };
}

/** Returns the visible text of the page. */
export const textOf = (page: Page): Promise<string> => page.locator("body").innerText();
