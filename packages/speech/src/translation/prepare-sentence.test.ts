import { expect, it } from "vitest";
import { prepareSentence } from "./prepare-sentence.ts";

it.each([
  ["en", "Thank you for calling.", "Thanks for calling."],
  ["en", "And thank you so much for coming.", "And many thanks for coming."],
  ["en", "I'm afraid I can't come.", "Unfortunately, I can't come."],
  ["en", "I'm afraid of dogs.", "I'm afraid of dogs."],
  [
    "en",
    "No. I'm afraid he left, and I'm afraid we can't.",
    "No. Unfortunately, he left, and unfortunately, we can't.",
  ],
  ["en", "Just give us a call, or give me a ring.", "Just phone us, or phone me."],
  ["en", "Are you in any pain? I'm in pain.", "Do you have any pain? I have pain."],
  ["en", "I'm in painful need.", "I'm in painful need."],
  ["en", "What is the talk about?", "What is the subject of the talk?"],
  ["en", "And, what's your new book about?", "And, what is the subject of your new book?"],
  ["en", "What is she talking about?", "What is she talking about?"],
  ["en", "At half past nine.", "At 9:30."],
  ["en", "ASK NOT! ASK IT.", "Ask not! ask it."],
  ["en", "The FBI and NATO", "The FBI and NATO"],
  ["en", "NASA.", "NASA."],
  ["en", "Well, um, I don't know.", "Well, I don't know."],
  ["en", "Um, uh, we could try.", "We could try."],
  ["en", "We could, um, try, uh...", "We could, try"],
  ["en", "Hmm.", "Hmm."],
  ["en", "Uh-huh, sure.", "Uh-huh, sure."],
  ["en", "$1,200.50 for 5% of £3 million", "1200.50 dollars for 5% of 3 million pounds"],
  ["en", "Ms. Hall met Ms Poe in MS.", "Mrs. Hall met Mrs. Poe in MS."],
  ["en", "In 1961, 1,234,567 people", "In 1961, 1234567 people"],
  ["es", "son 1.200,5 km en 10.30", "son 1200,5 km en 10.30"],
  ["pt", "um dia", "um dia"],
  ["fr", "le 05.10.2020 à 192.168.1.1", "le 05.10.2020 à 192.168.1.1"],
])("in %s, %j is prepared as %j", (source, text, prepared) => {
  expect(prepareSentence(text, source)).toBe(prepared);
});
