import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideTranslation, sentencesOf } from "./divide-translation.ts";
import { flagged } from "./line.ts";
import { makeLine } from "./testing/make-line.ts";

const line = (i: number, startMs: number, endMs: number, sourceText = `part ${i}`) =>
  makeLine({ id: `0-0-${i}`, startMs, endMs, sourceText });

describe("sentencesOf", () => {
  it("joins the lines of a sentence and skips unclear lines", () => {
    const lines = [
      line(0, 0, 1000, "He was not"),
      line(1, 1500, 2500, "an ill man."),
      flagged({ ...line(0, 3000, 4000), sentence: "0-1" }, "unclear", "Unclear."),
    ];
    expect(sentencesOf(lines).map(({ id, text }) => [id, text])).toEqual([
      ["0-0", "He was not an ill man."],
    ]);
  });
});

describe("divideTranslation", () => {
  it("cuts at phrase boundaries near the pauses", () => {
    const lines = [line(0, 0, 2500), line(1, 4200, 7000)];
    const text = "No era un joven de mal carácter, a no ser que ser egoísta sea serlo.";
    expect(divideTranslation(lines, text).map((each) => each.text)).toEqual([
      "No era un joven de mal carácter,",
      "a no ser que ser egoísta sea serlo.",
    ]);
  });

  it("ends a phrase where the source's line does, though it is a little far from the pause", () => {
    const text =
      "Con su pintura blanca y su chimenea roja, el escudo inverso, uno de los dos barcos";
    const textsOf = (first: string, second: string) =>
      divideTranslation(
        [line(0, 0, 2530, first), line(1, 3040, 3980, second), line(2, 4420, 6600)],
        text,
      ).map((each) => each.text);
    expect(textsOf("With her white paint and her red smokestack,", "the shield,")).toEqual([
      "Con su pintura blanca y su chimenea roja,",
      "el escudo inverso,",
      "uno de los dos barcos",
    ]);
  });

  it("never ends a line with an article or preposition", () => {
    const lines = [line(0, 0, 1500), line(1, 2000, 4000)];
    const [first] = divideTranslation(lines, "Ella abrió la ventana del cuarto azul en la casa");
    expect(first?.text).not.toMatch(/\s\S{1,3}$/);
  });

  it("never tears a negation from its verb", () => {
    const lines = [line(0, 0, 1000), line(1, 2000, 4200)];
    const text = "ne demandez pas ce que votre pays peut faire pour vous,";
    expect(divideTranslation(lines, text)[0]?.text).toBe("ne demandez pas");
  });

  it("never cuts between a title and its name", () => {
    const lines = [line(0, 0, 1900), line(1, 2200, 4000)];
    const text = "Pregunta mañana en la tienda al Sr. Molina siempre tan amable";
    expect(divideTranslation(lines, text)[0]?.text).not.toMatch(/Sr\.$/);
  });

  it("joins lines if the translation is too short to fill them all", () => {
    const lines = [line(0, 0, 1000), line(1, 1500, 2500), line(2, 3000, 4000)];
    const divided = divideTranslation(lines, "Ja.");
    expect(divided).toHaveLength(1);
    expect(divided[0]).toMatchObject({
      text: "Ja.",
      startMs: 0,
      endMs: 4000,
      sourceText: "part 0 part 1 part 2",
    });
  });

  it("flags a sentence without a translation", () => {
    const [only] = divideTranslation([line(0, 0, 1000)], " ");
    expect(only?.text).toBeNull();
    expect(only?.flags.map(({ kind }) => kind)).toEqual(["untranslated"]);
  });

  it("keeps every word and the whole time, and never leaves a line empty", () => {
    const words = fc.array(fc.stringMatching(/^[a-zé]{1,12}[.,]?$/), {
      minLength: 1,
      maxLength: 60,
    });
    const spans = fc.array(fc.integer({ min: 200, max: 6000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, spans, (said, lengths) => {
        let at = 0;
        const lines = lengths.map((ms, i) => {
          const made = line(i, at, at + ms);
          at += ms + 400;
          return made;
        });
        const divided = divideTranslation(lines, said.join(" "));
        expect(divided.map(({ text }) => text).join(" ")).toBe(said.join(" "));
        expect(divided[0]?.startMs).toBe(0);
        expect(divided.at(-1)?.endMs).toBe(lines.at(-1)?.endMs);
        for (const { text } of divided) expect(text).toBeTruthy();
      }),
    );
  });
});
