import { useEffect, useState } from "react";

export type SampleStatus = "idle" | "uploading" | "processing" | "completed";

const UPLOAD_TICK_MS = 200;
const UPLOAD_STEP = 10;
const PROCESSING_MS = 3000;

/**
 * Simulates dubbing the sample: 2 s of upload, 3 s of processing, then the result. Can be run
 * again.
 */
export function useSampleDub() {
  const [status, setStatus] = useState<SampleStatus>("idle");
  /** Upload progress, 0 to 100. */
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (status !== "uploading") return undefined;
    const timer = setTimeout(() => {
      setProgress(progress + UPLOAD_STEP);
      if (progress + UPLOAD_STEP >= 100) setStatus("processing");
    }, UPLOAD_TICK_MS);
    return () => clearTimeout(timer);
  }, [status, progress]);

  useEffect(() => {
    if (status !== "processing") return undefined;
    const timer = setTimeout(() => setStatus("completed"), PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [status]);

  function start() {
    if (status === "uploading" || status === "processing") return;
    setProgress(0);
    setStatus("uploading");
  }
  return { status, progress, start };
}
