import { expect, it } from "vitest";
import { toYou } from "./to-you.ts";

it.each([
  ["Gli invieremo un messaggio.", "We'll send you a message.", "Le invieremo un messaggio."],
  ["Ciò che nessuno gli dice.", "What nobody tells you.", "Ciò che nessuno le dice."],
  ["Gli invieremo un messaggio.", "We'll send him your message.", "Gli invieremo un messaggio."],
  [
    "Se lei sta pensando, che luci lei vede con lei?",
    "If you think, what lights do you see?",
    "Se sta pensando, che luci vede con lei?",
  ],
  ["Gli amici che ha.", "The friends you have.", "Gli amici che ha."],
])("says %s of %s", (text, english, said) => {
  expect(toYou(text, english, "it")).toBe(said);
  expect(toYou(text, english, "fr")).toBe(text);
});

it("says yourself in French", () => {
  expect(toYou("Parlez de soi-même.", "Talk about yourself.", "fr")).toBe("Parlez de vous-même.");
  expect(toYou("Il parle de soi-même.", "He talks about himself.", "fr")).toBe(
    "Il parle de soi-même.",
  );
});
