/** Splits constant arguments, so that each option and its value stand together. */
export const words = (text: string): string[] => text.split(" ");

/**
 * ffmpeg's input arguments for a user's file. The demuxers and protocols are limited, so that a
 * playlist dressed up as a video can't make the server read other files or addresses.
 */
export function sourceInput(source: string): string[] {
  const limits = isUrl(source)
    ? ["-protocol_whitelist", "http,https,tcp,tls,crypto", "-rw_timeout", STALLED_AFTER_US]
    : ["-protocol_whitelist", "file"];
  return ["-format_whitelist", "mov,avi", ...limits, "-i", source];
}

const STALLED_AFTER_US = String(30_000_000);

/** Whether a source is read over HTTP; anything else is a path. */
export const isUrl = (source: string): boolean => /^https?:\/\//i.test(source);
