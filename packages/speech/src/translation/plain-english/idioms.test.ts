import { expect, it } from "vitest";
import { sayPlainly } from "./say-plainly.ts";

it.each([
  ["We ran out of milk.", "We had no more milk."],
  ["She ran out of the house.", "She ran out of the house."],
  ["The oven broke down.", "The oven stopped functioning."],
  ["When it breaks down, call us.", "When it stops functioning, call us."],
  ["She broke down in tears.", "She broke down in tears."],
  ["They fired half of the staff.", "They dismissed half of the staff."],
  ["They fired a rocket.", "They fired a rocket."],
  ["You'd better hurry.", "You should hurry."],
  ["Let me know if you come.", "Tell me if you come."],
  ["I got a letter saying that it's late.", "I received a letter that says it's late."],
  ["I've been up since 4 this morning.", "I've been awake since 4 o'clock this morning."],
  ["Since 1990, we are up.", "Since 1990, we are up."],
  ["Every other day I go for a run.", "Every two days I go running."],
  ["It turned out to be a mistake.", "In the end it was a mistake."],
])("says %j as %j", (text, plain) => {
  expect(sayPlainly(text)).toBe(plain);
});
