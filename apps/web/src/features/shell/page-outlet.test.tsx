// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { nameLoadFailures } from "./page-load.ts";
import { PageOutlet } from "./page-outlet.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the frame with one page whose loader is `load`. */
function show(load: () => Promise<void>) {
  const root = createRootRoute({
    component: () => (
      <>
        <header>The frame</header>
        <PageOutlet />
      </>
    ),
    errorComponent: () => <h1>Unexpected Application Error!</h1>,
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/",
    loader: load,
    component: () => <p>The page</p>,
  });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  render(<RouterProvider router={router as never} />);
}
const unanswered = Object.assign(new Error("HTTP 503"), {
  name: "TRPCClientError",
  data: { httpStatus: 503 },
});

test("a page whose data cannot be fetched keeps the frame and loads on retry", async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(unanswered);
  show(load.mockResolvedValue());
  await screen.findByText("This page could not be loaded");
  expect(screen.getByText("The frame")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("The page");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a page whose code cannot be fetched keeps the frame and reloads the site when possible", async () => {
  nameLoadFailures();
  const failure = new TypeError("Failed to fetch dynamically imported module: /assets/upload.js");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: failure }));
  show(() => Promise.reject(failure));
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("The frame")).toBeTruthy();

  const reload = vi.spyOn(location, "reload").mockReturnValue();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  fireEvent.click(retry);
  await vi.waitFor(() => expect(retry.hasAttribute("disabled")).toBe(false));
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => new Response());
  fireEvent.click(retry);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("any other error is the whole app's", async () => {
  show(() => Promise.reject(new Error("a bug")));
  expect(await screen.findByText("Unexpected Application Error!")).toBeTruthy();
});
