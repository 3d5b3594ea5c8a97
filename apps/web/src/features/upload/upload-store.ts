import type { Import } from "@dubdeck/domain";
import { create } from "zustand";
import { errorMessage } from "../../lib/error-message.ts";
import { newId } from "../../lib/new-id.ts";
import { notify } from "../../lib/notify.ts";
import { transferLink } from "./transfer-link.ts";
import { transferVideo } from "./transfer-video.ts";

export interface UploadItem {
  readonly id: string;
  /** A file of this machine, or a link that the server fetches. */
  readonly source: File | string;
  /** The server's own id of a link that it fetches already. */
  readonly importId?: string | undefined;
  /** 0 to 100. */
  readonly progress: number;
  readonly status: "pending" | "uploading" | "completed" | "error";
  readonly error?: string;
  /** Refused before anything was sent: trying again changes nothing. */
  readonly refused?: boolean;
  readonly videoId?: string;
}

interface UploadState {
  readonly items: readonly UploadItem[];
}

/**
 * Sent at the same time; the others wait as pending. Of links, one: the smallest plan allows no
 * more. What the server fetches already is only followed, and waits for nothing.
 */
const AT_ONCE = 2;
const transfers = new Map<string, AbortController>();

/** The files and links of this visit; they outlive the upload page. */
export const useUploads = create<UploadState>(() => ({ items: [] }));

/** Whether anything is still to arrive. */
export const isUploading = (items: readonly UploadItem[]): boolean => items.some(isOnItsWay);

const isOnItsWay = ({ status }: UploadItem): boolean =>
  status === "pending" || status === "uploading";

export function addUploads(sources: readonly UploadItem["source"][]): void {
  add(sources.map((source) => ({ source })));
}

/** Puts files on the list that cannot be uploaded, each with the reason. */
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

/** Puts the links on the list that the server fetches already, unless this visit follows them. */
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

/** Takes an item off the list; its transfer, if any, ends. */
export function removeUpload(id: string): void {
  transfers.get(id)?.abort();
  transfers.delete(id);
  useUploads.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  startNext();
}

/** Tries a failed item again from its beginning. */
export function retryUpload(id: string): void {
  update(id, { status: "pending", progress: 0, error: undefined, importId: undefined });
  startNext();
}

/** Keeps only what is still to arrive. */
export function clearCompleted(): void {
  useUploads.setState(({ items }) => ({ items: items.filter(isOnItsWay) }));
}

/** Ends all transfers and forgets all items: another user may come. */
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
      (item.importId || (running.length < AT_ONCE && !(linkRuns && isLink(item)))),
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
