import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { repositoryRoot } from "../paths.ts";
import { pythonOf } from "../setup/python.ts";
import { answers, LOOPBACK, type PlannedService, type ServiceContext } from "./service.ts";

/** Plans the local speech server (apps/speech), which implements OpenAI's API. */
export async function planSpeech({
  paths,
  environment,
  port,
}: ServiceContext): Promise<PlannedService> {
  const model = environment.WHISPER_MODEL;
  await mkdir(paths.tmp, { recursive: true });
  const address = `http://${LOOPBACK}:${await port(8880)}`;
  return {
    plan: {
      name: "speech",
      command: pythonOf(paths.venv),
      args: ["-m", "dubdeck_speech"],
      cwd: join(repositoryRoot, "apps/speech"),
      env: {
        HOST: LOOPBACK,
        PORT: new URL(address).port,
        MODELS_DIR: paths.models,
        WHISPER_MODEL: model,
        PYTHONDONTWRITEBYTECODE: "1",
        // Uploads may be hours long.
        TMPDIR: paths.tmp,
      },
      logFile: join(paths.logs, "speech.log"),
      ready: () => answers(`${address}/health`),
      // A larger Whisper model is downloaded on first use.
      readyWithinMs: model === "whisper-base" ? 120_000 : 1_800_000,
      stopWithinMs: 5000,
    },
    env: {
      SPEECH_URL: address,
      STT_BASE_URL: `${address}/v1`,
      STT_MODEL: model,
      TTS_BASE_URL: `${address}/v1`,
      TTS_MODEL: "kokoro",
    },
    address,
  };
}
