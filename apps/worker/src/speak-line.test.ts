import { initialSpeechRate } from "@dubdeck/dubbing";
import { SpeechEngineError } from "@dubdeck/speech";
import { expect, it, vi } from "vitest";
import { type LineToSpeak, speakLine } from "./speak-line.ts";
import { clipShop, toneWav } from "./testing/clip-shop.ts";

const buyer = {
  userId: "u",
  videoId: "v",
  voice: "ef_dora",
  targetLanguage: "es",
  signal: new AbortController().signal,
} as const;
const text = "Una frase demasiado larga";
const slot = { utteranceId: "0-0", startMs: 0, endMs: 1000, limitMs: 1000 };
const line = { text, slot, rate: initialSpeechRate("es") };
const slow = () => clipShop((request) => toneWav((request.text.length * 90) / request.speed));

it("says a line shorter that does not fit, and tells what was too long", async () => {
  const { deps } = slow();
  const shorten = vi.fn<NonNullable<LineToSpeak["shorten"]>>(async () => "Una frase");
  expect(await speakLine(deps, buyer, { ...line, shorten })).toMatchObject({ text: "Una frase" });
  expect(shorten).toHaveBeenCalledExactlyOnceWith(text, expect.any(Number));
});

it.each([`${text} de verdad`, text, null])(
  "buys nothing for %j, which is not shorter",
  async (answer) => {
    const { deps, bought } = slow();
    const spoken = await speakLine(deps, buyer, { ...line, shorten: async () => answer });
    expect(spoken.text).toBe(text);
    expect(bought).toHaveLength(1);
  },
);

it.each(["translator", "voice"])(
  "speaks the long text where the %s refuses a shorter one",
  async (engine) => {
    const refusal = new SpeechEngineError("rejected", "filtered");
    const { deps } = clipShop(async (request) => {
      if (request.text !== text) throw refusal;
      return await toneWav((text.length * 90) / request.speed);
    });
    const shorten = async () => {
      if (engine === "translator") throw refusal;
      return "Una frase";
    };
    const spoken = await speakLine(deps, buyer, { ...line, shorten });
    expect(spoken).toMatchObject({ text, key: expect.any(String) });
  },
);

it.each([true, false])("asks for a speed where the engine takes one (%s)", async (takesSpeed) => {
  const { deps, bought } = slow();
  Object.assign(deps.engines.synthesizer, { takesSpeed });
  const { ttsSpeed } = await speakLine(deps, buyer, line);
  expect(bought[0]?.speed).toBe(ttsSpeed);
  expect(ttsSpeed > 1).toBe(takesSpeed);
});
