import { expect, it } from "vitest";
import { sayWithInfinitive } from "./with-infinitive.ts";

it.each([
  ["How about going for a walk?", "Why don't we go for a walk?"],
  ["Would you mind closing the door?", "Could you close the door?"],
  ["I don't feel like cooking.", "I don't want to cook."],
  ["She felt like dancing.", "She wanted to dance."],
  ["It feels like swimming.", "It feels like swimming."],
  ["They talked me into buying it.", "They convinced me to buy it."],
])("says %j as %j", (text, plain) => {
  expect(sayWithInfinitive(text)).toBe(plain);
});
