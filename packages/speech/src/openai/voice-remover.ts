import type { EngineEndpoint } from "../config.ts";
import type { VoiceRemover } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { postFile } from "./post-file.ts";

/** Creates a voice remover that uses the speech server's extension `POST audio/bed`. */
export function createVoiceRemover(endpoint: EngineEndpoint): VoiceRemover {
  return {
    model: "deepfilternet3",
    async removeVoice(request) {
      const { body } = await postFile(endpoint, "/audio/bed", request);
      if (body) return body;
      throw new SpeechEngineError("unavailable", "The speech server sent no audio");
    },
  };
}
