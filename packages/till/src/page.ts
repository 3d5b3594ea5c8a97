import { type Html, html } from "./html.ts";

/** Renders a complete page of the till, marked as a test. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Test till</title>
        <link rel="stylesheet" href="/till/style.css" />
      </head>
      <body>
        <header><p>Test till – no money moves</p></header>
        <main>${body}</main>
      </body>
    </html>`.markup;
}

/** Renders a list of terms and their values. */
export const facts = (entries: readonly (readonly [string, string])[]): Html =>
  html`<dl>
    ${entries.map(
      ([term, text]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;

/** Renders the page for a link that is forged or expired, or whose account was removed. */
export const expiredPage = (billingUrl: string): string =>
  page(
    "This page has expired",
    html`<h1>This page has expired</h1>
      <p>For your safety the till's pages work for half an hour only. Please start again.</p>
      <a href="${billingUrl}">Back to billing</a>`,
  );

/** Formats a date's day (UTC), for example "June 1, 2026". */
export const dayOf = (date: Date): string =>
  date.toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
