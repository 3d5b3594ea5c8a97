import { RECORDING_LIMITS } from "@dubdeck/domain";

export interface Take {
  readonly file: File;
  readonly mime: Mime;
}

const MIMES = ["audio/webm", "audio/mp4"] as const;
type Mime = (typeof MIMES)[number];

/** Why this browser cannot record here; null if it can. */
export function recordingObstacle(): string | null {
  if (!window.isSecureContext) return "Recording needs a secure (https) connection.";
  return "MediaRecorder" in window ? null : "This browser cannot record.";
}

export interface Recorder {
  /** Ends the recording and returns it. */
  readonly stop: () => Promise<Take>;
  /** Gives the microphone back without a result. */
  readonly cancel: () => void;
}

/**
 * Records the microphone; stops by itself after the longest time that a recording may last.
 * @param onLevel called with the loudness from 0 to 1 about 20 times a second
 * @throws Error if the user or the browser does not allow it
 */
export async function startRecording(onLevel: (level: number) => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: true },
  });
  const mime = MIMES.find((type) => MediaRecorder.isTypeSupported(type)) ?? "audio/webm";
  const recorder = new MediaRecorder(stream, { mimeType: mime });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve(), { once: true });
  });
  const stopMeter = meter(stream, onLevel);
  const timer = setTimeout(() => recorder.stop(), RECORDING_LIMITS.maxMs);
  recorder.start();

  function close() {
    clearTimeout(timer);
    stopMeter();
    if (recorder.state !== "inactive") recorder.stop();
  }
  return {
    async stop() {
      close();
      await ended;
      for (const track of stream.getTracks()) track.stop();
      return { file: new File(parts, "recording", { type: mime }), mime };
    },
    cancel() {
      close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

const METER_MS = 50;

/** Reports the stream's loudness; returns a function that ends it. */
function meter(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(Math.min(1, Math.max(...samples.map(Math.abs)) * 1.5));
  }, METER_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
