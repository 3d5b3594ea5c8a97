// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { onToast } from "../../lib/toasts.ts";
import { UploadList } from "./upload-list.tsx";
import { resetUploads, useUploads } from "./upload-store.ts";
import { UploadZone } from "./upload-zone.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ params, children }: { params: { id: string }; children: ReactNode }) => (
    <a href={params.id}>{children}</a>
  ),
}));
afterEach(() => {
  cleanup();
  resetUploads();
});

const show = () =>
  render(
    <Tooltip.Provider>
      <UploadZone plan="pro" />
      <UploadList />
    </Tooltip.Provider>,
  );
const row = (name: string) => {
  const found = screen.getAllByRole("listitem").find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`${name} is not on the list.`);
  return within(found);
};

test("each refused file is on the list with its reason, and cannot be tried again", async () => {
  const titles: string[] = [];
  onToast(({ title }) => titles.push(title));
  show();
  const names = ["a.txt", "b.mkv", "c.pdf", "d.png"];
  const files = names.map((name) => new File(["x"], name, { type: "application/x-other" }));
  fireEvent.change(screen.getByLabelText("Video files"), { target: { files } });
  await screen.findByText("a.txt");
  for (const name of names) {
    row(name).getByText("File type not supported. Please use MP4, MOV, or AVI files");
    expect(row(name).queryByText("Retry")).toBeNull();
  }
  expect(titles).toEqual(names.map((name) => `Cannot upload ${name}`));
});

test("links completed uploads while the rest of the batch is in progress", () => {
  const item = { progress: 100, source: new File(["x"], "done.mp4") } as const;
  useUploads.setState({
    items: [
      { ...item, id: "1", status: "completed", videoId: "video-1" },
      { ...item, id: "2", status: "uploading", progress: 5, source: new File(["x"], "slow.mp4") },
    ],
  });
  show();
  expect(row("done.mp4").getByRole("link", { name: "done.mp4" }).getAttribute("href")).toBe(
    "video-1",
  );
  expect(row("slow.mp4").queryByRole("link")).toBeNull();
});
