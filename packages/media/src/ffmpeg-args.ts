import { MAX_THREADS } from "./user-limits.ts";

/** Splits constant arguments, so that each option and its value stand together. */
export const words = (text: string): string[] => text.split(" ");

/**
 * ffmpeg's input arguments for a user's file. The demuxers and protocols are limited, so that a
 * playlist dressed up as a video can't make the server read other files or addresses.
 */
export function sourceInput(source: string): string[] {
  const protocols = isUrl(source) ? "http,https,tcp,tls,crypto" : "file";
  const limits = ["-format_whitelist", "mov,avi", "-protocol_whitelist", protocols];
  return [...limits, ...lasting(source), "-i", source];
}

export interface BoundedInput {
  /** Path or URL of a user's file. */
  readonly source: string;
  /** Nothing after this is decoded or copied, whatever the file's header says. */
  readonly durationMs: number;
  readonly threads?: number;
}

/** ffmpeg's input arguments for a user's file that is decoded or copied, up to its probed length. */
export const boundedInput = ({
  source,
  durationMs,
  threads = MAX_THREADS,
}: BoundedInput): string[] => [
  ...words(`-threads ${threads} -t ${(durationMs / 1000).toFixed(3)}`),
  ...sourceInput(source),
];

/** Options of an input that may be a URL: a connection that breaks or stalls is made again for a while. */
export const lasting = (source: string): string[] => (isUrl(source) ? RECONNECT : []);

const STALLED_AFTER_US = 30_000_000;
const RECONNECT = words(
  `-rw_timeout ${STALLED_AFTER_US} -reconnect 1 -reconnect_on_network_error 1 -reconnect_delay_max 10`,
);

/** Whether a source is read over HTTP; anything else is a path. */
export const isUrl = (source: string): boolean => /^https?:\/\//i.test(source);
