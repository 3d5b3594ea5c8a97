import { expect, it } from "vitest";
import { toPlainEnglish } from "./plain-english.ts";

it.each([
  ["Um, I did it for them.", "I made it for them."],
  ["How do you do that?", "How do you make that?"],
  ["I didn't do it. We do the work.", "I didn't make it. We make the work."],
  ["I do not know what you can do.", "I do not know what you can do."],
  ["Let's try it, guys!", "We are going to try it, friends!"],
  ["and let me show you", "and I am going to show you"],
  ["We've gotta go, we gotta run", "We have to go, we have to run"],
  ["Had he married her, he would be happy.", "If he had married her, he would be happy."],
  ["Had he seen it?", "Had he seen it?"],
  ["Fear not, and ask not why.", "Do not fear, and do not ask why."],
  ["He is not an ill-disposed man.", "He is not a badly disposed man."],
  ["The album is human.", "The album is human."],
  ["", ""],
])("makes of %j %j", (text, plain) => {
  expect(toPlainEnglish(text)).toBe(plain);
});
