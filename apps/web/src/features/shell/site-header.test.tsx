// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SiteHeader } from "./site-header.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
afterEach(cleanup);

test("Escape closes the menu and gives the focus back to its button", () => {
  render(<SiteHeader />);
  fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
  expect(document.getElementById("site-menu")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.getElementById("site-menu")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open menu" }));
});
