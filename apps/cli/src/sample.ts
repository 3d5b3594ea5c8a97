import { join } from "node:path";
import {
  AUTO_VOICE,
  type LanguageCode,
  languageName,
  SAMPLE_DUBS,
  SAMPLE_LANGUAGES,
  SAMPLE_ORIGINAL,
} from "@dubdeck/domain";
import { withTempDir } from "@dubdeck/process";
import { repositoryRoot } from "@dubdeck/stack";
import { apiClient, type Server } from "./api-client.ts";
import { downloadFile, downloadOutput } from "./download-output.ts";
import { dubFile } from "./dub-file.ts";
import { EXIT } from "./exit-codes.ts";
import { runCommand } from "./run-command.ts";
import { publishSample } from "./sample/publish-sample.ts";
import { requireUnderstood } from "./sample/require-understood.ts";
import { shrinkVideo } from "./sample/shrink-video.ts";
import { withServer } from "./with-server.ts";

const USAGE = `Make the sample that the landing page plays: a story and its dubs, small enough for a page.

  npm run sample

The story is dubbed as anybody's video is, with the default settings. A dub that a recogniser does not understand is
refused, and nothing is changed. The files go to apps/web/public/sample.`;

const STORY = join(repositoryRoot, "packages/testing/fixtures/story.mp4");

await runCommand(USAGE, async (signal) => {
  await withServer(false, signal, (server) =>
    withTempDir(async (folder) => {
      for (const to of SAMPLE_DUBS) await addDub(server, to, folder, signal);
      await shrinkVideo(STORY, join(folder, `${SAMPLE_ORIGINAL}.mp4`), signal);
      await publishSample(folder, SAMPLE_LANGUAGES);
    }),
  );
  return EXIT.ok;
});

/** Dubs the story; writes the video and the subtitles of dub and original to `folder`. */
async function addDub(server: Server, to: LanguageCode, folder: string, signal: AbortSignal) {
  const order = { input: STORY, to, voice: AUTO_VOICE, dualAudio: false };
  const { job, report } = await dubFile(server, order, () => undefined, signal);
  console.log(`${languageName(to)}: ${requireUnderstood(report)}`);

  const whole = join(folder, `whole.${to}.mp4`);
  await downloadOutput(job, whole, signal);
  await shrinkVideo(whole, join(folder, `${to}.mp4`), signal);
  const api = apiClient(server);
  for (const [track, language] of [["dub", to] as const, ["original", SAMPLE_ORIGINAL] as const]) {
    const { url } = await api.subtitles(job.id, track);
    await downloadFile(url, join(folder, `${language}.vtt`), signal);
  }
}
