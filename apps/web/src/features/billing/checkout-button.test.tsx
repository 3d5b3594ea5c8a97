// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReactNode } from "react";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the checkout button for a server with billing on or off. */
async function renderOffer(billingEnabled: boolean): Promise<void> {
  const json = { billingEnabled, supportEmail: "team@example.com" };
  const body = JSON.stringify({ result: { data: { json } } });
  vi.stubGlobal("fetch", async () => new Response(body));
  const { CheckoutButton } = await import("./checkout-button.tsx");
  const { BillingOffNote } = await import("./billing-off-note.tsx");
  render(
    <>
      <BillingOffNote />
      <CheckoutButton plan="pro">Get Professional</CheckoutButton>
    </>,
  );
}

test("with billing off, no button sells a plan and the page names whom to contact", async () => {
  await renderOffer(false);
  await screen.findByText("Plans are not sold on this server");
  expect(screen.getByRole("link").getAttribute("href")).toBe("mailto:team@example.com");
  const button = await screen.findByRole("button", { name: "Get Professional" });
  expect(button.hasAttribute("disabled")).toBe(true);
  const note = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toContain("Its operator can change your plan");
});

test("elsewhere a visitor is led to the sign-up", async () => {
  await renderOffer(true);
  const link = await screen.findByRole("link", { name: "Get Professional" });
  expect(link.getAttribute("href")).toBe("/signup");
  expect(screen.queryByText("Plans are not sold on this server")).toBeNull();
});
