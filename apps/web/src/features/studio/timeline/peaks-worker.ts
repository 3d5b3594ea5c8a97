import { AudioSampleSink, Input, MP4, QTFF, UrlSource } from "mediabunny";
import { PART_MS, PEAKS_PER_SECOND, type PeaksAnswer, type PeaksRequest } from "./peaks.ts";

/** Reads only the bytes that it needs, by range requests. */
let sink: Promise<AudioSampleSink | null> | null = null;
let queue: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<PeaksRequest>) => {
  sink ??= openSink(data.url);
  queue = queue.then(() => answer(data.part));
});

async function answer(part: number): Promise<void> {
  const peaks = await peaksOf(part).catch(() => null);
  const message: PeaksAnswer = { part, peaks };
  postMessage(message, { transfer: peaks ? [peaks.buffer] : [] });
}

async function openSink(url: string): Promise<AudioSampleSink | null> {
  const input = new Input({ source: new UrlSource(url), formats: [MP4, QTFF] });
  const track = await input.getPrimaryAudioTrack();
  return track && (await track.canDecode()) ? new AudioSampleSink(track) : null;
}

async function peaksOf(part: number): Promise<Float32Array<ArrayBuffer> | null> {
  const open = await sink;
  if (!open) return null;
  const startS = (part * PART_MS) / 1000;
  const count = (PART_MS / 1000) * PEAKS_PER_SECOND;
  const peaks = new Float32Array(count);
  for await (const sample of open.samples(startS, startS + PART_MS / 1000)) {
    const { timestamp, sampleRate, numberOfFrames } = sample;
    const frames = new Float32Array(numberOfFrames);
    sample.copyTo(frames, { planeIndex: 0, format: "f32-planar" });
    sample.close();
    for (let i = 0; i < numberOfFrames; i++) {
      const at = Math.floor((timestamp - startS + i / sampleRate) * PEAKS_PER_SECOND);
      if (at >= 0 && at < count) {
        peaks[at] = Math.max(peaks[at] ?? 0, Math.abs(frames[i] ?? 0));
      }
    }
  }
  return peaks;
}
