import { expect, it } from "vitest";
import { runFfmpeg } from "./run-ffmpeg.ts";
import { WATERMARK_FILTER } from "./watermark.ts";

it.each([
  [1280, 720],
  [720, 1280],
  [320, 180],
])("is visible only in the bottom right corner of %d × %d", async (width, height) => {
  const input = ["-f", "lavfi", "-i", `color=gray:s=${width}x${height}:d=0.04`];
  const frame = ["-vf", WATERMARK_FILTER, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "gray"];
  const { stdout } = await runFfmpeg([...input, ...frame, "pipe:1"]);
  const background = stdout[0] ?? 0;
  const changed = Array.from(stdout.entries())
    .filter(([, value]) => Math.abs(value - background) > 20)
    .map(([i]) => ({ x: i % width, y: Math.floor(i / width) }));

  const short = Math.min(width, height);
  const [left, right] = [
    Math.min(...changed.map((p) => p.x)),
    Math.max(...changed.map((p) => p.x)),
  ];
  const [top, bottom] = [
    Math.min(...changed.map((p) => p.y)),
    Math.max(...changed.map((p) => p.y)),
  ];
  // Letters of a twentieth of the picture or more are legible on a phone.
  expect(bottom - top).toBeGreaterThan(short / 24);
  expect(right - left).toBeGreaterThan(short / 5);
  expect(left).toBeGreaterThan(width / 2);
  expect(top).toBeGreaterThan(height / 2);
  expect(width - right).toBeLessThan(short / 10);
  expect(height - bottom).toBeLessThan(short / 10);
});
