/** Peaks per second of sound. */
export const PEAKS_PER_SECOND = 50;
/** Length of the parts that are decoded at once, in ms. */
export const PART_MS = 20_000;

/** Asks the worker for a part's peaks; the first request names the file. */
export interface PeaksRequest {
  readonly url: string;
  readonly part: number;
}

/** A part's peaks from 0 to 1; null if the browser cannot decode the file. */
export interface PeaksAnswer {
  readonly part: number;
  readonly peaks: Float32Array | null;
}
