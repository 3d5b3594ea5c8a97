import type { DubVideoInput } from "./dub-video.ts";
import { finalize, mix, renderPicture, separateVoice, speakScript } from "./finish-dub.ts";
import { withStatus } from "./job-status.ts";
import { readScriptSource } from "./read-source.ts";
import { together } from "./together.ts";

/** What the workflow of a revision is started with. */
export type ReviseDubInput = Omit<DubVideoInput, "sourceLanguage" | "reviewMs">;

/**
 * Makes a revision of a dub: speaks the lines of its script that no earlier revision spoke, then
 * mixes and renders as for a dub. The workflow's id is the id of the revision's job. The dub shows
 * its published revision until this one is complete.
 */
export async function reviseDub({ jobId }: ReviseDubInput): Promise<void> {
  await withStatus(jobId, async () => {
    const source = await readScriptSource({ jobId });
    await together([
      () => speakScript(source),
      () => separateVoice(source),
      () => renderPicture(source),
    ]);
    await mix(source, source.chunks.length);
    await finalize(source);
  });
}
