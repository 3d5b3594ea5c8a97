// @vitest-environment happy-dom
import { PLANS, planOfCheckout } from "@dubdeck/domain";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ReactNode } from "react";
import { ComparisonTable } from "./comparison-table.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../lib/site-config.ts", () => ({ useSiteConfig: () => null }));
afterEach(cleanup);

test("one line says what is sold today and what the chosen credits lead to", () => {
  render(<ComparisonTable />);
  const note = screen.getByRole("status");
  expect(note.textContent).toBe(
    "Sold today: Professional, 120 minutes a month for $29, and Enterprise, unlimited minutes for $99. For 900 credits a month choose Enterprise.",
  );
  fireEvent.change(screen.getByLabelText("Studio credits per month"), {
    target: { value: "3600" },
  });
  expect(note.textContent).toContain("For 3600 credits a month choose Enterprise.");
});

test("the Studio column names the plan that its button buys", () => {
  render(<ComparisonTable />);
  const { usdPerMonth, minutesPerMonth } = PLANS[planOfCheckout("studio")];
  const column = screen.getByRole("columnheader", { name: /Studio/ });
  expect(column.textContent).toContain("Get Professional");
  expect(screen.getByRole("status").textContent).toContain(
    `Professional, ${minutesPerMonth} minutes a month for $${usdPerMonth}`,
  );
});

test("a line under the table leads to people who answer", () => {
  render(<ComparisonTable />);
  expect(screen.getByRole("link", { name: "write to us" }).getAttribute("href")).toBe("/contact");
});
