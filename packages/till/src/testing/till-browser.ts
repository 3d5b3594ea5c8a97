import Fastify, { type FastifyInstance } from "fastify";
import { tillRoutes } from "../till-routes.ts";
import type { Till } from "../create-till.ts";

/** A minimal browser for the till's pages. It opens URLs and presses the buttons on a page. */
export interface TillBrowser {
  readonly app: FastifyInstance;
  /** Opens a URL and follows redirects within the till. */
  open(address: string): Promise<Page>;
}

interface Page {
  /** URL of the page, or the redirect's target outside the till. */
  readonly address: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Presses the button with this value. Throws if the page has no such button. */
  press(value: string): Promise<Page>;
}

export async function openTill(till: Till): Promise<TillBrowser> {
  const app = Fastify();
  await app.register(tillRoutes, { till });
  const site = new URL(till.publicUrl).origin;

  const follow = async (url: URL, form?: URLSearchParams): Promise<Page> => {
    const path = `${url.pathname}${url.search}`;
    const answer = await app.inject(
      form
        ? {
            method: "POST",
            url: path,
            payload: form.toString(),
            headers: { "content-type": "application/x-www-form-urlencoded" },
          }
        : { method: "GET", url: path },
    );
    const next = answer.headers.location;
    if (next !== undefined) {
      const target = new URL(next, url);
      if (target.pathname.startsWith("/till/")) return await follow(target);
      return pageOf(target, answer.statusCode, "");
    }
    return { ...pageOf(url, answer.statusCode, answer.body), headers: answer.headers };
  };

  const pageOf = (url: URL, status: number, body: string): Page => ({
    address: url.href,
    status,
    text: body,
    headers: {},
    press(value) {
      const form = [...body.matchAll(/<form[^>]*action="([^"]+)"[^>]*>.*?<\/form>/gs)].find(
        ([markup]) => markup.includes(`value="${value}"`),
      );
      const [markup = "", action = ""] = form ?? [];
      const [, token = ""] = /name="token"\s+value="([^"]+)"/.exec(markup) ?? [];
      const [, name] =
        new RegExp(`<button[^>]*name="(\\w+)"\\s+value="${value}"`).exec(markup) ?? [];
      if (!name) throw new Error(`The page shows no button ${value}.`);
      return follow(new URL(action, site), new URLSearchParams({ token, [name]: value }));
    },
  });

  return { app, open: (address) => follow(new URL(address, site)) };
}
