// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onToast, type Toast } from "../../lib/toasts.ts";
import { DEMO_STAGES } from "./demo-job.ts";
import { LiveDemo } from "./live-demo.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

const toasts: Toast[] = [];
const luck = vi.spyOn(Math, "random");

beforeEach(() => {
  vi.useFakeTimers();
  luck.mockReturnValue(0.9999);
  toasts.length = 0;
  onToast((toast) => toasts.push(toast));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("offers ten languages and three voice types, and starts only when all is chosen", () => {
  render(<LiveDemo />);
  expect(optionsOf("Target language")).toHaveLength(11);
  expect(optionsOf("Voice type")).toEqual(["Select a voice type", "Female", "Male", "Neutral"]);
  const button = screen.getByRole("button", { name: "Start Translation" });
  expect(button.hasAttribute("disabled")).toBe(true);
  pick(video());
  choose("Target language", "es");
  expect(button.hasAttribute("disabled")).toBe(true);
  choose("Voice type", "neutral");
  expect(button.hasAttribute("disabled")).toBe(false);
});

test("says what is missing when it is submitted early", () => {
  const { container } = render(<LiveDemo />);
  fireEvent.submit(container.querySelector("form") ?? container);
  expect(toasts).toEqual([
    {
      title: "Missing information",
      description: "Please select a file, target language, and voice type.",
      tone: "destructive",
    },
  ]);
});

test("refuses a file of 100MB and one that is no video", () => {
  render(<LiveDemo />);
  const big = video();
  Object.defineProperty(big, "size", { value: 100 * 1024 * 1024 });
  pick(big);
  pick(new File(["x"], "notes.txt", { type: "text/plain" }));
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ["File too large", "Please upload a file smaller than 100MB."],
    ["Invalid file type", "Please upload a video file (MP4, MOV, etc.)."],
  ]);
});

test("moves every 800 ms by at most 25 points, through four stages to the result", async () => {
  start();
  expect(currentStage()).toBe("Speech Recognition");
  expect(bar()).toBe(0);
  tick(799);
  expect(bar()).toBe(0);
  tick(1);
  expect(bar()).toBe(25);
  tick(3 * 800);
  expect(bar()).toBe(100);
  for (const { label } of DEMO_STAGES.slice(1, 4)) {
    tick(800);
    expect([currentStage(), bar()]).toEqual([label, 0]);
    tick(4 * 800);
  }
  tick(800);
  await loaded();
  expect(currentStage()).toBe("Processing Complete");
  expect(screen.getByLabelText("Preview of talk.mp4").getAttribute("src")).toMatch(/^blob:/);
  expect(screen.getByText("Download").closest("a")?.getAttribute("download")).toBe("talk.mp4");
  expect(screen.getByText("Create Account to Save").getAttribute("href")).toBe("/signup");
});

test("'Try Another Video' forgets file, language, voice and job", async () => {
  luck.mockReturnValue(1);
  start();
  tick(4 * 4 * 800);
  await loaded();
  fireEvent.click(screen.getByRole("button", { name: "Try Another Video" }));
  expect(screen.getByText("Drop a video here, or click to choose one")).toBeTruthy();
  expect(valueOf("Target language")).toBe("");
  expect(valueOf("Voice type")).toBe("");
});

test("a failure clears the job and says so", () => {
  luck.mockReturnValue(1);
  const broken = vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw new Error("no room");
  });
  start();
  tick(4 * 4 * 800);
  broken.mockRestore();
  expect(toasts.at(-1)).toEqual({
    title: "Processing failed",
    description: "Unable to process your video. Please try again.",
    tone: "destructive",
  });
  expect(screen.getByRole("button", { name: "Start Translation" })).toBeTruthy();
});

const video = () => new File(["x"], "talk.mp4", { type: "video/mp4" });

function start() {
  render(<LiveDemo />);
  pick(video());
  choose("Target language", "fr");
  choose("Voice type", "female");
  fireEvent.click(screen.getByRole("button", { name: "Start Translation" }));
}

/** Advances one tick per `act`, because React renders between timers. */
function tick(ms: number) {
  for (let left = ms; left > 0; left -= 800) {
    act(() => void vi.advanceTimersByTime(Math.min(left, 800)));
  }
}

function pick(file: File) {
  const input = document.querySelector("input[type=file]");
  if (!input) throw new Error("There is no file field.");
  fireEvent.change(input, { target: { files: [file] } });
}

/** Waits until the result component is loaded. */
const loaded = () => act(() => vi.dynamicImportSettled());
const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const valueOf = (label: string) => field(label).value;
const optionsOf = (label: string) => [...field(label).options].map((option) => option.text);
const currentStage = () => document.querySelector("output")?.textContent;
const bar = () => Math.round(screen.getByRole<HTMLProgressElement>("progressbar").value);
