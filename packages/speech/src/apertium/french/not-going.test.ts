import { expect, it } from "vitest";
import { notGoing, wouldDo } from "./not-going.ts";

it.each([
  ["Je ne vais pas vous mentir.", "Je ne vous mentirai pas."],
  ["Il ne va plus acheter de pain.", "Il n'achètera plus de pain."],
  ["Nous n'allons pas le faire.", "Nous ne le ferons pas."],
  ["Ils ne vont jamais venir ni voir.", "Ils ne viendront jamais ni voir."],
  ["Vous n'allez pas attendre.", "Vous n'attendrez pas."],
  ["Ça ne va pas encore, ça ne va pas.", "Ça ne va pas encore, ça ne va pas."],
  ["Je vais vous montrer.", "Je vais vous montrer."],
])("%j becomes %j", (text, said) => {
  expect(notGoing(text)).toBe(said);
});

it.each([
  ["Ils iraient à le réparer.", "Ils le répareraient."],
  ["J'irais à voir.", "Je verrais."],
  ["Il irait à Paris.", null],
])("would do: %j", (text, said) => {
  expect(wouldDo(text)).toBe(said ?? text);
});
