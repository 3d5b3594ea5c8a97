import { join } from "node:path";
import { renderPreview as render } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { PREVIEW_WEIGHT } from "../progress/step-weights.ts";
import { writePicture } from "./render-preview-picture.ts";

/**
 * Joins the preview's picture with the dub, so that the first minute can be watched while the
 * output is rendered.
 */
export const renderPreview =
  (deps: Deps): DubActivities["renderPreview"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const { keys, signal } = job;
    const step = { jobId, stage: "finalize", part: "preview", weight: PREVIEW_WEIGHT } as const;

    await asStep(deps, step, () =>
      withTempDir(async (directory) => {
        const [picture, mix] = [join(directory, "picture.mp4"), join(directory, "mix.m4a")];
        await deps.storage.download(keys.mix, mix, signal);
        const isMade = (await deps.storage.head(keys.previewPicture)) !== null;
        if (isMade) await deps.storage.download(keys.previewPicture, picture, signal);
        else await writePicture(job, picture);
        const output = join(directory, "preview.mp4");
        await render({ picture, mix, output }, { signal });
        await deps.storage.putFile(keys.preview, output, "video/mp4", signal);
      }),
    );
  };
