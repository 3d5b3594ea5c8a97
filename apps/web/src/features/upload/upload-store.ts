import { create } from "zustand";
import { errorMessage } from "../../lib/error-message.ts";
import { notify } from "../../lib/notify.ts";
import { transferVideo } from "./transfer-video.ts";

export interface UploadItem {
  readonly id: string;
  readonly file: File;
  /** 0 to 100. */
  readonly progress: number;
  readonly status: "pending" | "uploading" | "completed" | "error";
  readonly error?: string;
  readonly videoId?: string;
}

interface UploadState {
  readonly items: readonly UploadItem[];
}

/** Files sent at the same time; the others wait as pending. */
const AT_ONCE = 2;
const transfers = new Map<string, AbortController>();

/** The files of this visit; they outlive the upload page. */
export const useUploads = create<UploadState>(() => ({ items: [] }));

/** Whether any file is still to arrive. */
export const isUploading = (items: readonly UploadItem[]): boolean =>
  items.some(({ status }) => status === "pending" || status === "uploading");

export function addUploads(files: readonly File[]): void {
  const added = files.map((file): UploadItem => ({
    id: crypto.randomUUID(),
    file,
    progress: 0,
    status: "pending",
  }));
  useUploads.setState(({ items }) => ({ items: [...items, ...added] }));
  startNext();
}

/** Takes a file off the list; its transfer, if any, ends. */
export function removeUpload(id: string): void {
  transfers.get(id)?.abort();
  transfers.delete(id);
  useUploads.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  startNext();
}

/** Sends a failed file again from its beginning. */
export function retryUpload(id: string): void {
  update(id, { status: "pending", progress: 0, error: undefined });
  startNext();
}

/** Keeps only what is still to arrive. */
export function clearCompleted(): void {
  useUploads.setState(({ items }) => ({
    items: items.filter(({ status }) => status === "pending" || status === "uploading"),
  }));
}

/** Ends all transfers and forgets all files: another user may come. */
export function resetUploads(): void {
  for (const controller of transfers.values()) controller.abort();
  transfers.clear();
  useUploads.setState({ items: [] });
}

function startNext(): void {
  const next = useUploads.getState().items.find(({ status }) => status === "pending");
  if (!next || transfers.size >= AT_ONCE) return;
  void run(next);
  startNext();
}

async function run({ id, file }: UploadItem): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  transfers.set(id, controller);
  update(id, { status: "uploading", progress: 0 });
  try {
    const onProgress = (progress: number) => update(id, { progress });
    const videoId = await transferVideo(file, { onProgress, signal });
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
