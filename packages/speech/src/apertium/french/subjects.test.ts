import { expect, it } from "vitest";
import { giveSubjects } from "./subjects.ts";

it.each([
  [
    "Pour cela ai décidé que les oignons soient cuits.",
    "Pour cela je ai décidé que les oignons soient cuits.",
  ],
  ["N'avions pas, des avions", "Nous n'avions pas, des avions"],
  ["Il vous parle, s'il vous plaît", "Il vous parle, s'il vous plaît"],
  ["Vous même, vous ensemble", "Vous même, vous ensemble"],
  ["Mon père vous donne ce qui vous manque", "Mon père vous donne ce qui vous manque"],
  ["Si demain sommes là, resterons", "Si demain nous sommes là, nous resterons"],
  ["Quand lui dirai, ne sommes plus là", "Quand je lui dirai, nous ne sommes plus là"],
  ["Suis là et me suis levé", "Je suis là et je me suis levé"],
  ["Vous raconterai tout", "Je vous raconterai tout"],
  ["Nous sommes là, où sommes-nous?", "Nous sommes là, où sommes-nous?"],
  ["Je suis là, j'ai faim, nous qui avons vu", "Je suis là, j'ai faim, nous qui avons vu"],
  ["Y a trois choses, ici y aura une", "il y a trois choses, ici il y aura une"],
  [
    "Il y a deux ans, elle y a une maison, il n'y a plus de pain",
    "Il y a deux ans, elle y a une maison, il n'y a plus de pain",
  ],
  ["Personne savait, mais rien va bien", "Personne ne savait, mais rien ne va bien"],
  ["Une personne savait, rien de plus", "Une personne savait, rien de plus"],
])("turns %j into %j", (text, given) => {
  expect(giveSubjects(text)).toBe(given);
});
