import { runFfmpeg } from "@dubdeck/media";
import type { SynthesisRequest, Translator } from "@dubdeck/speech";
import type { Deps } from "../deps.ts";

/** Returns a tone of `ms` milliseconds as a WAV file. */
export async function toneWav(ms: number): Promise<Uint8Array> {
  const tone = ["-f", "lavfi", "-i", `sine=f=440:r=24000:d=${ms / 1000}`];
  return new Uint8Array((await runFfmpeg([...tone, "-f", "wav", "pipe:1"])).stdout);
}

/**
 * Creates a voice engine that answers with this function and supports speeds, an in-memory store, and
 * a list of bought clips.
 */
export function clipShop(
  answer: (request: SynthesisRequest, nth: number) => Promise<Uint8Array>,
  translator: Translator = { canShorten: false, translate: async () => [] },
) {
  const bought: SynthesisRequest[] = [];
  const stored = new Map<string, Uint8Array>();
  const deps = {
    engines: {
      translator,
      synthesizer: {
        id: "test-engine",
        takesSpeed: true,
        synthesize: (request: SynthesisRequest) => answer(request, bought.push(request)),
      },
    },
    storage: {
      findBytes: async (key: string) => stored.get(key) ?? null,
      putBytes: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
      putJson: async (key: string, value: unknown) =>
        void stored.set(key, new TextEncoder().encode(JSON.stringify(value))),
    },
  } as unknown as Pick<Deps, "engines" | "storage">;
  return { deps, bought, stored };
}
