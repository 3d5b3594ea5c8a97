import { proxyActivities } from "@temporalio/workflow";
import type { DubActivities } from "./activities.ts";
import { CPU, IO, MODEL, timeoutFor } from "./activity-options.ts";
import type { Container, Source } from "./read-source.ts";
import { reportStage } from "./tell.ts";
import { together } from "./together.ts";

const cpu = proxyActivities<DubActivities>(CPU);
const model = proxyActivities<DubActivities>(MODEL);
const io = proxyActivities<DubActivities>(IO);

/** Stores the sound without voices. */
export async function separateVoice({ sound, durationMs }: Container): Promise<void> {
  await model.separateVoice.executeWithOptions(
    { ...MODEL, startToCloseTimeout: timeoutFor(durationMs, 5), summary: "Take the voice out" },
    [sound],
  );
}

/** Renders the preview's picture. */
export const renderPicture = ({ jobId }: Container) =>
  cpu.renderPreviewPicture.executeWithOptions({ ...CPU, summary: "Render the preview's picture" }, [
    { jobId },
  ]);

/** Speaks a whole script at once, as the only chunk of its job. */
export async function speakScript({ jobId, durationMs }: Source): Promise<void> {
  reportStage("synthesize", "Speaking the script");
  await model.speakScript.executeWithOptions(
    { ...MODEL, startToCloseTimeout: timeoutFor(durationMs, 20), summary: "Speak the script" },
    [{ jobId }],
  );
}

/**
 * Places the lines on the track.
 * @param chunks number of chunks with spoken lines; a script is one
 */
export async function mix({ sound, durationMs }: Source, chunks: number): Promise<void> {
  reportStage("mix", "Placing the lines on the track");
  await cpu.mixTrack.executeWithOptions(
    { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 2), summary: "Mix and master the track" },
    [{ ...sound, chunks }],
  );
}

/**
 * Renders preview and output while a recogniser transcribes the dub, and stores the report.
 * @param onPreview called as soon as the preview is rendered
 */
export async function finalize(
  source: Source,
  onPreview: (source: Source) => Promise<void> = async () => undefined,
): Promise<void> {
  const { jobId, durationMs } = source;
  reportStage("finalize", "Rendering preview and output, listening to the dub");
  const [, { outputMs }] = await together([
    async () => {
      await renderPreview(source);
      await onPreview(source);
    },
    () => renderOutput(source),
    () =>
      model.listenToDub.executeWithOptions(
        { ...MODEL, startToCloseTimeout: timeoutFor(durationMs, 5), summary: "Listen to the dub" },
        [{ jobId }],
      ),
  ]);
  await io.saveReport.executeWithOptions({ ...IO, summary: "Store the report" }, [
    { jobId, outputMs },
  ]);
  reportStage("finalize", "Done");
}

/** Joins the preview's picture with the dub. */
export const renderPreview = ({ jobId }: Source) =>
  cpu.renderPreview.executeWithOptions({ ...CPU, summary: "Join the preview" }, [{ jobId }]);

/** Renders the finished video. */
export const renderOutput = ({ jobId, durationMs }: Source) =>
  cpu.renderOutput.executeWithOptions(
    { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 30), summary: "Render the output" },
    [{ jobId }],
  );
