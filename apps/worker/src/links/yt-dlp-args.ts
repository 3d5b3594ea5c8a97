export interface Order {
  readonly url: string;
  /** Directory for the files. */
  readonly directory: string;
  /** The proxy that every connection goes through. */
  readonly proxy: string;
  readonly maxBytes: number;
  readonly maxMs: number;
}

/**
 * Prefixes of yt-dlp's output lines: the video found, its size, the progress, and the playlist
 * marker.
 */
export const LINE = {
  found: "found ",
  size: "size ",
  progress: "progress ",
  list: "list ",
} as const;

/**
 * Builds yt-dlp's arguments for fetching one video. They are its only configuration: no config
 * files, plugins or cookies. Picture and sound may arrive as two files: the best quality up to
 * 1080p that fits the size.
 */
export function ytDlpArgs({ url, directory, proxy, maxBytes, maxMs }: Order): string[] {
  return [
    ...words("--ignore-config --no-plugin-dirs --no-remote-components --no-cache-dir --no-update"),
    // YouTube's players need a JavaScript runtime; Node is available.
    "--no-js-runtimes",
    `--js-runtimes=node:${process.execPath}`,
    `--proxy=${proxy}`,
    ...words("--socket-timeout 20 --retries 3 --fragment-retries 3 --extractor-retries 2"),
    ...words("--abort-on-unavailable-fragments --no-mtime"),
    // Two entries are enough to see that a link leads to several videos.
    ...words("--no-playlist --playlist-items 1:2"),
    `--match-filters=!is_live & n_entries <=? 1 & duration <=? ${Math.ceil(maxMs / 1000)}`,
    // Estimates the size of streams from their bit rate. If nothing fits, tries the smallest
    // anyway.
    "--compat-options=manifest-filesize-approx",
    `--format=bv${under(maxBytes * PICTURE_SHARE)}+ba/b${under(maxBytes)}/wv+wa/w`,
    "--format-sort=res:1080,vcodec:h264,acodec:aac",
    ...words("--quiet --no-simulate --progress --newline --progress-delta 0.25"),
    `--print=pre_process:${LINE.found}%(.{title,duration,is_live})j`,
    `--print=before_dl:${LINE.size}%(.{filesize,filesize_approx})j`,
    `--print=playlist:${LINE.list}`,
    `--progress-template=download:${LINE.progress}%(progress.{filename,downloaded_bytes,total_bytes,total_bytes_estimate})j`,
    `--paths=${directory}`,
    "--output=fetched.%(ext)s",
    "--",
    url,
  ];
}

/**
 * Share of the size for the picture; the rest is for sound, whose size a filter on the picture
 * cannot see.
 */
const PICTURE_SHARE = 0.85;

/** Builds a format filter for files smaller than this, or of unknown size. */
const under = (bytes: number): string =>
  `[filesize<?${Math.floor(bytes)}][filesize_approx<?${Math.floor(bytes)}]`;

const words = (text: string): string[] => text.split(" ");
