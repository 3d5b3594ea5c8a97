// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SampleDemo } from "./sample-demo.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("goes from idle over uploading and processing to completed, at the stated times", async () => {
  render(<SampleDemo />);
  expect(status()).toBe("Upload your video to get started");
  expect(screen.getByText("Supports MP4, MOV, AVI up to 100MB")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: /Click to upload/ }));
  expect([status(), bar()]).toEqual(["Uploading video...", 0]);
  wait(199);
  expect(bar()).toBe(0);
  wait(1);
  expect(bar()).toBe(10);
  for (let percent = 20; percent < 100; percent += 10) {
    wait(200);
    expect(bar()).toBe(percent);
  }
  wait(200);
  expect(status()).toBe("AI is dubbing your video...");
  wait(2999);
  expect(status()).toBe("AI is dubbing your video...");
  wait(1);
  expect(status()).toBe("Dubbing completed successfully!");

  await loaded();
  expect(screen.getByText("sample-video.mp4")).toBeTruthy();
  expect(screen.getByText("2.4 MB · 00:45")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Preview" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Download" })).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Run it again" }));
  expect([status(), bar()]).toEqual(["Uploading video...", 0]);
  expect(document.activeElement).toBe(document.querySelector("output"));
  for (let tick = 0; tick < 10; tick++) wait(200);
  wait(3000);
  expect(status()).toBe("Dubbing completed successfully!");
});

test("lists its languages and voices, and leads to the sign-up", () => {
  render(<SampleDemo />);
  expect(valuesOf("Target language")).toEqual(["en", "es", "fr", "de", "tr", "ar", "zh"]);
  expect(valuesOf("Voice")).toEqual(["male-1", "female-1", "male-2", "female-2"]);
  const voices = screen.getByLabelText("Voice").textContent;
  for (const style of ["Professional", "Warm", "Energetic", "Natural"]) {
    expect(voices).toContain(style);
  }
  expect(screen.getByText("Create Account to Save").getAttribute("href")).toBe("/signup");
});

const status = () => document.querySelector("output")?.textContent;
const bar = () => screen.getByRole<HTMLProgressElement>("progressbar").value;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** Waits until the result component is loaded. */
const loaded = () => act(() => vi.dynamicImportSettled());
const valuesOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.value);
