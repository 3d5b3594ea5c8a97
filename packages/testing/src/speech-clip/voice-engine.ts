import { soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClip } from "@dubdeck/media";

/** Speaks a text by a voice: 48 kHz mono, without the silence around it. */
export type Speak = (text: string, voice: string) => Promise<Int16Array>;

/** Voices of a speech server; throws with its answer where it refuses. */
export function voiceEngine(baseUrl: string): Speak {
  return async (input, voice) => {
    const answer = await fetch(`${baseUrl}/audio/speech`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "kokoro", input, voice, response_format: "wav" }),
    });
    if (!answer.ok) throw new Error(`${voice} does not speak: ${await answer.text()}`);
    const samples = await stretchClip(new Uint8Array(await answer.arrayBuffer()), 1);
    const { startSample, endSample } = soundBounds(samples, MIX_RATE);
    return samples.slice(startSample, endSample);
  };
}
