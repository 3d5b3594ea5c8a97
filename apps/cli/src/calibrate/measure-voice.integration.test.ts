import { expect, inject, it } from "vitest";
import { speechServer } from "../speech-server.ts";
import { measureVoice } from "./measure-voice.ts";

const text = "Mi hermana se mudó a la costa en mayo de 1998.";
const TEXTS = { text, passage: text };

it("measures a voice's pace, clarity, pitch and embedding, and skips what was measured before", async () => {
  const server = speechServer(inject("services").STT_BASE_URL);
  const voice = (await server.voices()).find(({ id }) => id === "em_alex");
  if (!voice) throw new Error("The catalogue has no em_alex.");
  const recognizer = await server.recognizer();
  const measured = await measureVoice(server, voice, recognizer, undefined, TEXTS);

  expect(measured.rates.map(({ speed }) => speed)).toEqual([1, 1.15, 1.3, 1.45]);
  const paces = measured.rates.map((rate) => rate.syllables_per_second);
  expect(paces).toEqual(paces.toSorted((a, b) => a - b));
  expect(paces[0]).toBeGreaterThan(5);
  expect(paces[0]).toBeLessThan(8);
  expect(measured.rates[0]?.word_error_rate).toBeLessThan(0.2);
  expect(measured.stretched?.map(({ factor }) => factor)).toEqual([1, 1.15, 1.25, 1.4, 1.55, 1.7]);
  expect(measured.stretched?.[1]?.word_error_rate).toBeLessThan(0.3);
  expect(measured.pitch_hz).toBeGreaterThan(80);
  expect(measured.pitch_hz).toBeLessThan(180);
  expect(measured.embedding).toHaveLength(192);

  const noted = {
    ...measured,
    rates: measured.rates.map((rate) => ({ ...rate, word_error_rate: 0.5 })),
    stretched: measured.stretched?.map(({ factor }) => ({ factor, word_error_rate: 0.5 })) ?? [],
  };
  expect(await measureVoice(server, voice, recognizer, noted, TEXTS)).toEqual(noted);
  const other = await measureVoice(
    server,
    voice,
    recognizer,
    { ...noted, measured: "else" },
    TEXTS,
  );
  expect(other.rates).toEqual(measured.rates);
}, 180_000);
