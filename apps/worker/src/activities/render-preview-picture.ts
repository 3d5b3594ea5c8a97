import { join } from "node:path";
import { probe, renderPreviewPicture as render } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { PICTURE_WEIGHT } from "../progress/step-weights.ts";

/** Renders the preview's picture, which does not depend on the dub. */
export const renderPreviewPicture =
  (deps: Deps): DubActivities["renderPreviewPicture"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const step = { jobId, stage: "finalize", part: "picture", weight: PICTURE_WEIGHT } as const;
    await asStep(deps, step, () =>
      withTempDir(async (directory) => {
        const output = join(directory, "picture.mp4");
        await writePicture(job, output);
        await deps.storage.putFile(job.keys.previewPicture, output, "video/mp4", job.signal);
      }),
    );
  };

/** Renders the first minute at preview size, without sound. */
export async function writePicture(job: OpenJob, output: string): Promise<void> {
  const { signal, watermark } = job;
  const source = await job.sourceUrl();
  const { sizeBytes } = job.video;
  const found = await probe(source, signal);
  await render({ source, sizeBytes, probe: found, watermark, output }, { signal });
}
