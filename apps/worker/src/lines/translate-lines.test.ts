import type { Line, Pacing } from "@dubdeck/dubbing";
import type { TranslationSentence, Translator } from "@dubdeck/speech";
import { describe, expect, it } from "vitest";
import { type LinesToTranslate, translateLines } from "./translate-lines.ts";

const line = (given: Partial<Line>): Line => ({
  id: "0-0-0",
  sentence: "0-0",
  speaker: "S1",
  startMs: 0,
  endMs: 3000,
  sourceText: "A line.",
  text: null,
  voice: null,
  clip: null,
  fit: null,
  placement: null,
  flags: [],
  ...given,
});
const pacing: Pacing = {
  language: "es",
  voiceOf: () => ({ rates: [{ speed: 1, syllablesPerSecond: 6 }], clearSpeed: 1 }),
  paceOf: () => 1,
  endMs: 3000,
};
const input = (lines: readonly Line[]): LinesToTranslate => ({
  lines,
  before: [],
  after: [],
  source: "en",
  target: "es",
  voiceOf: (speaker) => (speaker === "S2" ? "em_alex" : "ef_dora"),
  pacing,
  signal: new AbortController().signal,
});

/** Creates a translator that looks up each sentence by its text and records its requests. */
function translator(answers: Readonly<Record<string, string>>, canShorten = false) {
  const asked: TranslationSentence[][] = [];
  const port: Translator = {
    canShorten,
    async translate({ sentences }) {
      asked.push([...sentences]);
      return sentences.map(({ id, text, tooLong }) => ({
        id,
        text: answers[tooLong ? `shorter ${text}` : text] ?? "",
      }));
    },
  };
  return { port, asked };
}

describe("translateLines", () => {
  it("translates a sentence as a whole and gives each line its part and its speaker's voice", async () => {
    const { port, asked } = translator({
      "He went home, because it rained.": "Se fue a casa, porque llovía.",
    });
    const lines = [
      line({ sourceText: "He went home,", endMs: 1200 }),
      line({ id: "0-0-1", sourceText: "because it rained.", startMs: 1800, speaker: "S2" }),
    ];
    const translated = await translateLines(port, input(lines));
    expect(asked[0]?.map(({ text }) => text)).toEqual(["He went home, because it rained."]);
    expect(translated.map(({ text, voice }) => [text, voice])).toEqual([
      ["Se fue a casa,", "ef_dora"],
      ["porque llovía.", "em_alex"],
    ]);
  });

  it("drops hesitations and leaves flagged lines unchanged", async () => {
    const { port, asked } = translator({ "Let us go home.": "Vamos a casa." });
    const unclear = line({
      id: "0-1-0",
      sentence: "0-1",
      startMs: 3000,
      endMs: 4000,
      flags: [{ kind: "unclear", reason: "Unclear." }],
    });
    const translated = await translateLines(
      port,
      input([line({ sourceText: "Um, let us go home." }), unclear]),
    );
    expect(asked.flat().map(({ text }) => text)).toEqual(["Let us go home."]);
    expect(translated[1]).toEqual(unclear);
  });

  it("asks for a shorter translation if the translator supports it", async () => {
    const long =
      "Esta es una frase que de ninguna manera cabe en el tiempo que tiene para ser dicha.";
    const { port, asked } = translator(
      { "It is long.": long, "shorter It is long.": "Es larga." },
      true,
    );
    const [only] = await translateLines(
      port,
      input([line({ sourceText: "It is long.", endMs: 1500 })]),
    );
    expect(asked[1]?.[0]?.tooLong).toBe(long);
    expect(only?.text).toBe("Es larga.");
  });

  it("drops false starts if the translator cannot shorten", async () => {
    const long = "Yo creo que, yo creo que, yo creo que deberíamos irnos a casa ahora mismo.";
    const { port } = translator({
      "I think, I think we should go.": long,
      "I think we should go.": "Debemos irnos.",
    });
    const tight = line({ sourceText: "I think, I think we should go.", endMs: 1500 });
    const [only] = await translateLines(port, input([tight]));
    expect(only?.text).toBe("Debemos irnos.");
  });

  it("words only lines that do not fit more shortly, and keeps the account's words", async () => {
    const long = "Es necesario utilizar la escalera en este momento.";
    const { port } = translator({ "Use the stairs now.": long });
    const text = async (endMs: number, wanted = "escalera") => {
      const given = input([line({ sourceText: "Use the stairs now.", endMs })]);
      const terms = [{ term: "stairs", wanted }];
      const timed = { ...given, pacing: { ...given.pacing, endMs }, terms };
      return (await translateLines(port, timed))[0]?.text;
    };
    expect(await text(6000)).toBe(long);
    expect(await text(1500)).toBe("Hay que usar la escalera ahora.");
    expect(await text(1500, "Es necesario")).toBe(long);
  });

  it("flags lines that the translator cannot translate", async () => {
    const [only] = await translateLines(translator({}).port, input([line({})]));
    expect(only?.flags.map(({ kind }) => kind)).toEqual(["untranslated"]);
  });
});
