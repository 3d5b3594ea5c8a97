// @vitest-environment happy-dom
import type { Track, Video } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { trpc } from "../../lib/trpc.ts";
import { DubPlayer } from "./dub-player.tsx";
import { usePlayer } from "./use-player.ts";

const VIDEO: Video = {
  id: "video",
  filename: "Interview.AVI",
  durationMs: 60_000,
  width: 1280,
  height: 720,
  sizeBytes: 1,
  createdAt: new Date(),
  sourceUrl: "https://files.example/source",
  thumbnailUrl: null,
};
const URL = "https://files.example/file";

afterEach(cleanup);

function Player({ filename, track }: { filename: string; track: Track }) {
  const video = { ...VIDEO, filename };
  const player = usePlayer(video, null);
  return <DubPlayer video={video} job={null} player={{ ...player, url: URL, track }} />;
}
function show(filename: string, track: Track) {
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Player filename={filename} track={track} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

test("an AVI original is explained, not shown in a player that cannot play it", () => {
  show(VIDEO.filename, "original");
  expect(screen.queryByLabelText("Original video")).toBeNull();
  expect(screen.getByText(/Browsers cannot play AVI files/)).toBeTruthy();
});

test("its dub plays, and so does any other original", () => {
  show(VIDEO.filename, "dub");
  expect(screen.getByLabelText("Dubbed video").getAttribute("src")).toBe(URL);
  show("story.mp4", "original");
  expect(screen.getByLabelText("Original video").getAttribute("src")).toBe(URL);
});
