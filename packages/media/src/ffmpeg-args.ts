import { MAX_THREADS } from "./user-limits.ts";

/** Splits constant arguments at spaces, so that options can be written next to their values. */
export const words = (text: string): string[] => text.split(" ");

/**
 * Returns ffmpeg's input arguments for a user's file. Restricts demuxers and protocols, so that a
 * playlist disguised as a video cannot make the server read other files or addresses.
 */
export function sourceInput(source: string): string[] {
  const protocols = isUrl(source) ? "http,https,tcp,tls,crypto" : "file";
  const limits = ["-format_whitelist", "mov,avi", "-protocol_whitelist", protocols];
  return [...limits, ...reconnectArgs(source), "-i", source];
}

export interface BoundedInput {
  /** Path or URL of a user's file. */
  readonly source: string;
  /** Nothing after this time is decoded or copied, whatever the file's header says. */
  readonly durationMs: number;
  readonly threads?: number;
}

/** Returns ffmpeg's input arguments for decoding or copying a user's file up to its probed length. */
export const boundedInput = ({
  source,
  durationMs,
  threads = MAX_THREADS,
}: BoundedInput): string[] => [
  ...words(`-threads ${threads} -t ${(durationMs / 1000).toFixed(3)}`),
  ...sourceInput(source),
];

/** Returns input options that make ffmpeg reconnect if the source is a URL and breaks or stalls. */
export const reconnectArgs = (source: string): string[] => (isUrl(source) ? RECONNECT : []);

const STALLED_AFTER_US = 30_000_000;
const RECONNECT = words(
  `-rw_timeout ${STALLED_AFTER_US} -reconnect 1 -reconnect_on_network_error 1 -reconnect_delay_max 10`,
);

/** Returns whether a source is an HTTP URL; anything else is a path. */
export const isUrl = (source: string): boolean => /^https?:\/\//i.test(source);
