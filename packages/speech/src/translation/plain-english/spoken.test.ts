import { expect, it } from "vitest";
import { sayPlainly } from "./say-plainly.ts";

it.each([
  ["That was super nice of the superman.", "That was very nice of the superman."],
  ["Okay, that means it is on but quiet.", "Okay, this means it is switched on but quiet."],
  ["The book is on the table.", "The book is on the table."],
  ["My internet has been down since Monday.", "My internet has not functioned since Monday."],
  ["The site went down.", "The site stopped working."],
  ["It should be fixed by six o'clock.", "It should be repaired before six o'clock."],
  ["The price is fixed to the dollar.", "The price is fixed to the dollar."],
  ["This is Emma speaking.", "My name is Emma."],
  ["Is there any chance I could get some money back?", "Could I perhaps get a refund?"],
  ["I took five dollars off your bill.", "I deducted five dollars from your bill."],
  ["You have to pay three months up front.", "You have to pay three months in advance."],
  [
    "If you're thinking about moving, start now.",
    "If you're thinking about moving house, start now.",
  ],
  ["Thanks for hanging out with me.", "Thanks for spending time with me."],
  ["Tell me which color I should paint it.", "Tell me in which color I should paint it."],
])("says %s plainly", (said, plain) => {
  expect(sayPlainly(said)).toBe(plain);
});
