import { useEffect, useState } from "react";
import { notify } from "../../lib/notify.ts";
import { startDemoJob, TICK_MS, tickDemoJob, type DemoJob } from "./demo-job.ts";

/** Simulates dubbing a local file; sends nothing to the server. */
export function useDemoJob(file: File | null) {
  const [job, setJob] = useState<DemoJob | null>(null);
  const url = job?.previewUrl;

  useEffect(() => {
    if (!file || job?.status !== "processing") return undefined;
    const timer = setTimeout(() => setJob(tickOrFail(job, file)), TICK_MS);
    return () => clearTimeout(timer);
  }, [job, file]);

  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  return { job, start: () => setJob(startDemoJob()), reset: () => setJob(null) };
}

function tickOrFail(job: DemoJob, file: File): DemoJob | null {
  try {
    return tickDemoJob(job, Math.random(), () => URL.createObjectURL(file));
  } catch {
    const description = "Unable to process your video. Please try again.";
    notify({ title: "Processing failed", description, tone: "destructive" });
    return null;
  }
}
