import { expect, it } from "vitest";
import { compareInFrench } from "./comparing.ts";

it.each([
  ["Plus facile qu'il semble.", "Plus facile qu'il n'y paraît."],
  ["Il est meilleur que tu viennes.", "C'est mieux que tu viennes."],
  ["Il court plus rapide que moi.", "Il court plus vite que moi."],
  ["Un train plus rapide que moi.", "Un train plus rapide que moi."],
  ["Ce que je pensais.", "Ce que je pensais."],
])("%j becomes %j", (text, said) => {
  expect(compareInFrench(text)).toBe(said);
});
