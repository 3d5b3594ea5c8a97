// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ChatWidget from "./chat-widget.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
const page = document.createElement("div");
page.innerHTML = "<p>text</p><a href='#main'><span>Download</span></a>";
let below: Element | null = null;

beforeEach(() => {
  document.elementsFromPoint = () => (below ? [below, page] : [page]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByLabelText("Open chat");
const stepsAside = () => button().className.includes("opacity-0");
function scrollTo(element: Element | null) {
  below = element;
  act(() => void window.dispatchEvent(new Event("scroll")));
}

test("on a small screen the button moves out of the way of controls", () => {
  render(<ChatWidget />);
  scrollTo(page.querySelector("p"));
  expect(stepsAside()).toBe(false);
  scrollTo(page.querySelector("span"));
  expect(stepsAside()).toBe(true);
  scrollTo(null);
  expect(stepsAside()).toBe(false);
});

test("elsewhere it stays", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  render(<ChatWidget />);
  scrollTo(page.querySelector("span"));
  expect(stepsAside()).toBe(false);
});

test("Escape closes the panel and gives the focus back", () => {
  render(<ChatWidget />);
  fireEvent.click(button());
  fireEvent.keyDown(window, { key: "Escape" });
  expect(document.activeElement).toBe(button());
});
