import type { EngineAnswer } from "@dubdeck/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCatalog } from "./catalog.ts";
import { SpeechEngineError } from "./speech-engine-error.ts";
import { ok, scriptedEngine } from "./testing/scripted-engine.ts";

const voice = (id: string, language: string, gender = "female", more = {}) => ({
  id,
  name: id,
  language,
  gender,
  style: "Warm",
  ...more,
});
const LOCAL = [
  ...["en", "es", "fr", "it", "pt"].map((language) => voice(`${language}_f`, language)),
  voice("espeak_de", "de", "male", { engine: "espeak" }),
  voice("hindi", "hi"),
];
/** en ↔ pt by a neural engine, pt → es and further by Apertium. */
const GRAPH = ["en>pt", "pt>en", "pt>es", "es>pt", "es>fr", "fr>es", "es>it", "it>es"].map(
  (pair) => {
    const [from = "", to = ""] = pair.split(">");
    return { from, to, quality: 0.9, translate: async () => [] };
  },
);
const graph = { edges: async () => GRAPH };

afterEach(() => {
  vi.useRealTimers();
});

describe("languages", () => {
  it("lists all ten, with a reason for those that are not available", async () => {
    const { catalog } = await catalogOf(ok({ voices: LOCAL }));
    const languages = await catalog.languages();
    expect(languages).toHaveLength(10);
    expect(languages.filter(({ available }) => available).map(({ code }) => code)).toEqual([
      "en",
      "es",
      "fr",
      "it",
      "pt",
    ]);
    expect(languages.find(({ code }) => code === "es")).toEqual({
      code: "es",
      name: "Spanish",
      flag: "🇪🇸",
      available: true,
    });
    expect(languages.find(({ code }) => code === "de")?.reason).toBe(
      "Translation into German is not available yet.",
    );
  });

  it("depends only on the voices if a chat model translates", async () => {
    const { catalog } = await catalogOf(ok({ voices: LOCAL }), null);
    const languages = await catalog.languages();
    expect(languages.find(({ code }) => code === "de")?.available).toBe(true);
    expect(languages.find(({ code }) => code === "ja")?.reason).toBe(
      "There is no voice for Japanese yet.",
    );
  });

  it("has all ten with a server that does not list voices, such as OpenAI", async () => {
    const { catalog } = await catalogOf({ status: 404, body: { error: {} } }, null);
    expect((await catalog.languages()).every(({ available }) => available)).toBe(true);
    const voices = await catalog.voices("tr");
    expect(voices.length).toBeGreaterThan(5);
    expect(voices[0]).toEqual({
      id: "nova",
      name: "Nova",
      gender: "female",
      style: "Energetic",
      language: "tr",
      native: true,
      robotic: false,
      mixable: false,
      custom: false,
      pitchHz: null,
      calibration: null,
    });
  });
});

describe("voices", () => {
  it("are those of a language, in the server's order", async () => {
    const es = [voice("b", "es"), voice("a", "es-MX", "robot")];
    const { catalog } = await catalogOf(ok({ voices: [...LOCAL.slice(0, 1), ...es] }));
    const found = await catalog.voices("es");
    expect(found.map(({ id, gender }) => `${id} ${gender}`)).toEqual(["b female", "a neutral"]);
  });

  it("include their measurements and whether they are robotic", async () => {
    const measured = voice("a", "es", "male", {
      native: false,
      pitch_hz: 118,
      clear_speed: 1.3,
      stretched: [
        { factor: 1.25, word_error_rate: 0.04 },
        { factor: 1, word_error_rate: 0.02 },
      ],
      rates: [
        { speed: 1.3, syllables_per_second: 7.4, word_error_rate: 0.04 },
        { speed: 1, syllables_per_second: 5.9, word_error_rate: 0.02 },
      ],
    });
    const robot = voice("b", "es", "female", { robotic: true, pitch_hz: null, rates: null });
    const { catalog } = await catalogOf(ok({ voices: [measured, robot] }));
    expect(await catalog.voices("es")).toMatchObject([
      {
        native: false,
        robotic: false,
        mixable: false,
        custom: false,
        pitchHz: 118,
        calibration: {
          clearSpeed: 1.3,
          rates: [
            { speed: 1, syllablesPerSecond: 5.9, wordErrorRate: 0.02 },
            { speed: 1.3, syllablesPerSecond: 7.4, wordErrorRate: 0.04 },
          ],
          stretched: [
            { factor: 1, wordErrorRate: 0.02 },
            { factor: 1.25, wordErrorRate: 0.04 },
          ],
        },
      },
      { native: true, robotic: true, style: "Robotic", pitchHz: null, calibration: null },
    ]);
  });

  it("are found by id, including mixes of two mixable voices", async () => {
    const native = [voice("ef_dora", "es"), voice("ff_siwis", "fr")];
    const served = native.map((each) => ({ ...each, mixable: true }));
    const { catalog } = await catalogOf(ok({ voices: [...served, ...LOCAL] }));
    const find = await catalog.voiceFinder("es");
    expect(find("ef_dora")).toMatchObject({ id: "ef_dora", mixable: true, custom: false });
    expect(find("ef_dora*0.6+ff_siwis*0.4")).toMatchObject({ language: "es", custom: true });
    expect(find("ff_siwis")).toBeNull();
    expect(find("es_f*0.6+ff_siwis*0.4")).toBeNull();
  });

  it("of all languages exclude languages that cannot be dubbed into", async () => {
    const { catalog } = await catalogOf(ok({ voices: LOCAL }));
    const languages = (await catalog.voices()).map(({ language }) => language);
    expect(languages).toEqual(["en", "es", "fr", "it", "pt"]);
  });
});

describe("route", () => {
  it.each([
    ["en", "es", { task: "transcribe", from: "en" }],
    ["fr", "pt", { task: "transcribe", from: "fr" }],
    ["es", "es", { task: "transcribe", from: "es" }],
    ["de", "es", { task: "translate", from: "en" }],
    ["ja", "en", { task: "translate", from: "en" }],
    ["en", "de", null],
    ["tlh", "es", null],
    ["de", "de", null],
  ] as const)("from %s to %s by the graph is %j", async (source, target, route) => {
    const { catalog } = await catalogOf(ok({ voices: LOCAL }));
    expect(await catalog.route(source, target)).toEqual(route);
  });

  it("is always direct with a chat model", async () => {
    const { catalog } = await catalogOf(ok({ voices: LOCAL }), null);
    expect(await catalog.route("ja", "de")).toEqual({ task: "transcribe", from: "ja" });
  });
});

describe("the translation server", () => {
  it("makes the catalogue UNAVAILABLE while it is down", async () => {
    const { endpoint } = await scriptedEngine(() => ok({ voices: LOCAL }));
    const down = new SpeechEngineError("unavailable", "down");
    const catalog = createCatalog(endpoint, { edges: () => Promise.reject(down) });
    await expect(catalog.languages()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});

describe("the speech server", () => {
  it("is asked once for concurrent calls, and again after half a minute", async () => {
    const { catalog, calls } = await catalogOf(ok({ voices: LOCAL }));
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await Promise.all([catalog.languages(), catalog.voices("es"), catalog.route("en", "es")]);
    await catalog.languages();
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await catalog.languages();
    expect(calls).toHaveLength(2);
  });

  it("makes the catalogue UNAVAILABLE while it is down, and is asked again by the next call", async () => {
    const answers: EngineAnswer[] = [{ status: 503, body: {} }, ok({ voices: LOCAL })];
    const { endpoint } = await scriptedEngine(() => answers.shift() ?? ok({}));
    const catalog = createCatalog(endpoint, graph);
    await expect(catalog.voices("es")).rejects.toMatchObject({
      name: "AppError",
      code: "UNAVAILABLE",
    });
    expect(await catalog.voices("es")).toHaveLength(1);
  });
});

/** Creates a catalogue over one scripted answer; `known` is null if a chat model translates. */
async function catalogOf(answer: EngineAnswer, known: typeof graph | null = graph) {
  const { endpoint, calls } = await scriptedEngine(() => answer);
  return { catalog: createCatalog(endpoint, known), calls };
}
