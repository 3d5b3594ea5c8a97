import { soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClip } from "@dubdeck/media";

/** Synthesizes a text with a voice; returns 48 kHz mono samples without surrounding silence. */
export type Speak = (text: string, voice: string) => Promise<Int16Array>;

/** Creates a synthesizer on a speech server; it throws with the server's response on an error. */
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
