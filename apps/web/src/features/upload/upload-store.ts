import type { Import } from "@dubdeck/domain";
import { create } from "zustand";
import { errorMessage } from "../../lib/error-message.ts";
import { newId } from "../../lib/new-id.ts";
import { notify } from "../../lib/notify.ts";
import { transferLink } from "./transfer-link.ts";
import { transferVideo } from "./transfer-video.ts";

export interface UploadItem {
  readonly id: string;
  /** A local file, or a link that the server fetches. */
  readonly source: File | string;
  /** Id of the running import that this item follows. */
  readonly importId?: string | undefined;
  /** 0 to 100. */
  readonly progress: number;
  readonly status: "pending" | "uploading" | "completed" | "error";
  readonly error?: string;
  /** Rejected before the upload started; retrying will not help. */
  readonly refused?: boolean;
  readonly videoId?: string;
}

interface UploadState {
  readonly items: readonly UploadItem[];
}

/**
 * Maximum number of parallel transfers; the others stay pending. At most one of them is a link,
 * because the smallest plan allows no more. Imports already running on the server do not count.
 */
const MAX_PARALLEL = 2;
const transfers = new Map<string, AbortController>();

/** Files and links added since the page was loaded; kept when the user leaves the upload page. */
export const useUploads = create<UploadState>(() => ({ items: [] }));

/** Returns whether any item is pending or uploading. */
export const isUploading = (items: readonly UploadItem[]): boolean => items.some(isOnItsWay);

const isOnItsWay = ({ status }: UploadItem): boolean =>
  status === "pending" || status === "uploading";

export function addUploads(sources: readonly UploadItem["source"][]): void {
  add(sources.map((source) => ({ source })));
}

/** Lists files that cannot be uploaded, each with the reason. */
export function addRefused(refusals: readonly { file: File; reason: string }[]): void {
  const added = refusals.map(({ file, reason }): UploadItem => {
    return {
      id: newId(),
      source: file,
      progress: 0,
      status: "error",
      error: reason,
      refused: true,
    };
  });
  useUploads.setState(({ items }) => ({ items: [...items, ...added] }));
}

/** Lists imports already running on the server, unless a link is already in progress here. */
export function followImports(imports: readonly Pick<Import, "id" | "url">[]): void {
  if (useUploads.getState().items.some((item) => isLink(item) && isOnItsWay(item))) return;
  add(imports.map(({ id, url }) => ({ source: url, importId: id })));
}

function add(news: readonly Pick<UploadItem, "source" | "importId">[]): void {
  const added = news.map((item): UploadItem => {
    return { ...item, id: newId(), progress: 0, status: "pending" };
  });
  useUploads.setState(({ items }) => ({ items: [...items, ...added] }));
  startNext();
}

/** Removes an item and aborts its transfer, if any. */
export function removeUpload(id: string): void {
  transfers.get(id)?.abort();
  transfers.delete(id);
  useUploads.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  startNext();
}

/** Restarts a failed item from the beginning. */
export function retryUpload(id: string): void {
  update(id, { status: "pending", progress: 0, error: undefined, importId: undefined });
  startNext();
}

/** Removes completed and failed items. */
export function clearCompleted(): void {
  useUploads.setState(({ items }) => ({ items: items.filter(isOnItsWay) }));
}

/** Aborts all transfers and clears the list, so that the next user does not see them. */
export function resetUploads(): void {
  for (const controller of transfers.values()) controller.abort();
  transfers.clear();
  useUploads.setState({ items: [] });
}

function startNext(): void {
  const { items } = useUploads.getState();
  const running = items.filter(({ status, importId }) => status === "uploading" && !importId);
  const linkRuns = items.some((item) => isLink(item) && item.status === "uploading");
  const next = items.find(
    (item) =>
      item.status === "pending" &&
      (item.importId || (running.length < MAX_PARALLEL && !(linkRuns && isLink(item)))),
  );
  if (!next) return;
  void run(next);
  startNext();
}

const isLink = ({ source }: UploadItem): boolean => typeof source === "string";

async function run({ id, source, importId }: UploadItem): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  transfers.set(id, controller);
  update(id, { status: "uploading", progress: 0 });
  try {
    const onProgress = (progress: number) => update(id, { progress });
    const options = { onProgress, signal };
    const videoId = await (typeof source === "string"
      ? transferLink(source, { ...options, importId })
      : transferVideo(source, options));
    if (signal.aborted) return;
    update(id, { status: "completed", progress: 100, videoId });
    const description = "Your video is ready for dubbing";
    notify({ title: "Upload successful", description, tone: "success" });
  } catch (error) {
    if (signal.aborted) return;
    const message = errorMessage(error, "Please try again");
    update(id, { status: "error", error: message });
    notify({ title: "Upload failed", description: message, tone: "destructive" });
  } finally {
    if (transfers.get(id) === controller) transfers.delete(id);
    startNext();
  }
}

function update(id: string, patch: Partial<UploadItem>): void {
  useUploads.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
  }));
}
