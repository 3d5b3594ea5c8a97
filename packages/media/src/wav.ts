/** Mono sound. */
export interface Sound {
  readonly samples: Int16Array;
  /** In Hz. */
  readonly rate: number;
}

/** Returns 16-bit mono samples as a WAV file. */
export function wavOf(samples: Int16Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.byteLength, 40);
  const wav = new Uint8Array(header.length + samples.byteLength);
  wav.set(header);
  wav.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), header.length);
  return wav;
}

/** What a `fmt ` chunk of 16-bit mono PCM begins with, besides the rate. */
const PCM = { format: 1, channels: 1, bits: 16 } as const;
const FORMAT_BYTES = 16;
/** In Hz; a lower rate than any voice has is an error of the header. */
const MIN_RATE = 4000;

/**
 * Reads a WAV file of 16-bit mono PCM; returns null if it is anything else. Streamed files state no
 * length, so their data ends where the file does.
 */
export function readWav(file: Uint8Array): Sound | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tag = (at: number): string => String.fromCharCode(...file.subarray(at, at + 4));
  if (tag(0) !== "RIFF" || tag(8) !== "WAVE") return null;
  let rate: number | null = null;
  for (let at = 12; at + 8 <= file.length;) {
    const [start, bytes] = [at + 8, view.getUint32(at + 4, true)];
    if (tag(at) === "data") {
      return rate === null
        ? null
        : { samples: samplesOf(file.subarray(start, start + bytes)), rate };
    }
    if (tag(at) === "fmt ") rate = rateOf(view, start);
    // Chunks begin at even offsets.
    at = start + bytes + (bytes % 2);
  }
  return null;
}

/** Returns the rate that a `fmt ` chunk states; null if it is not 16-bit mono PCM. */
function rateOf(view: DataView, at: number): number | null {
  if (at + FORMAT_BYTES > view.byteLength) return null;
  const isPcm =
    view.getUint16(at, true) === PCM.format &&
    view.getUint16(at + 2, true) === PCM.channels &&
    view.getUint16(at + 14, true) === PCM.bits;
  const rate = view.getUint32(at + 4, true);
  return isPcm && rate >= MIN_RATE ? rate : null;
}

/** Returns 16-bit samples; copies the bytes, because a view of 16-bit samples needs an even offset. */
export const samplesOf = (bytes: Uint8Array): Int16Array =>
  new Int16Array(new Uint8Array(bytes.subarray(0, bytes.length - (bytes.length % 2))).buffer);
