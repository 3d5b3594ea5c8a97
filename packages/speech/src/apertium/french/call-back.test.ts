import { expect, it } from "vitest";
import { callBackAndMiss } from "./call-back.ts";

it.each([
  ["Je vous téléphonerai une autre fois.", "Je vous rappellerai."],
  ["Je téléphonerai à une autre fois.", "Je rappellerai."],
  [
    "je téléphonerai pour vous, j'ai téléphoné à vous.",
    "je vous téléphonerai, je vous ai téléphoné.",
  ],
  ["Je veux lui téléphoner de nouveau.", "Je veux le rappeler."],
  ["Je trouve à manquer de vous.", "vous me manquez."],
  ["Elle trouve à manquer sa mère.", "sa mère lui manque."],
  ["Je vous téléphonerai demain.", "Je vous téléphonerai demain."],
])("says %j as %j", (text, said) => {
  expect(callBackAndMiss(text)).toBe(said);
});
