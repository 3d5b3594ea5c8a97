import { expect, it } from "vitest";
import { addressYou } from "./address-you.ts";

it.each([
  ["Ele perdeu as suas chaves.", "He lost your keys.", "fr", "Ele perdeu as vossas chaves."],
  [
    "E se não pode dormir? Como se vai? Há quanto tempo trabalha aqui?",
    "And if you can't sleep? How do you go? How long have you worked here?",
    "fr",
    "E se você não pode dormir? Como se vai? Há quanto tempo você trabalha aqui?",
  ],
  [
    "Perguntem o que podem fazer.",
    "Ask what you can do.",
    "fr",
    "Perguntem o que vocês podem fazer.",
  ],
  [
    "Mostro-lhe o seu nome e as suas casas.",
    "I show you your name and your houses.",
    "fr",
    "Mostro-vos o vosso nome e as vossas casas.",
  ],
  [
    "Posso ajudá-lo com a Sua casa.",
    "I can help you with Your house.",
    "fr",
    "Posso ajudar-vos com a Vossa casa.",
  ],
  ["Mostro-lhe o seu nome.", "I show you his name.", "fr", "Mostro-lhe o seu nome."],
  ["Mostro-lhe o seu nome.", "I show her name.", "fr", "Mostro-lhe o seu nome."],
  ["Mostro-lhe o seu nome.", "I show you your name.", "it", "Mostro-vos o vosso nome."],
  ["O chá que está a tomar.", "The tea you are having.", "fr", "O chá que você está a tomar."],
  ["O chá que está a ferver.", "Your tea that is boiling.", "fr", "O chá que está a ferver."],
  ["Diga o seu nome.", "Say your name.", "it", "Diga o seu nome."],
  ["Você lhe dá o seu nome.", "You give your name to you.", "it", "Você lhe dá o seu nome."],
  ["Mostro-lhe o seu nome.", "I show you your name.", "es", "Mostro-lhe o seu nome."],
  ["Vou te responder.", "I will answer you.", "es", "Vou lhe responder."],
  ["Vou te responder.", "I will answer you.", "fr", "Vou vos responder."],
  ["Eu te amo.", "I love you.", "es", "Eu te amo."],
])("%j of %j on the way to %s is %j", (portuguese, english, target, addressed) => {
  expect(addressYou(portuguese, english, target)).toBe(addressed);
});
