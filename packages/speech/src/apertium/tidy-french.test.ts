import { expect, it } from "vitest";
import { tidyFrench } from "./tidy-french.ts";

it.each([
  ["Qu'est-ce que il dit de elle? Le ami y est.", "Qu'est-ce qu'il dit d'elle? L'ami y est."],
  ["Si il ne a que onze, la huitième, le yaourt", "S'il n'a que onze, la huitième, le yaourt"],
  ["fait pour ils, avec il et sans nous", "fait pour eux, avec lui et sans nous"],
  ["Vous il ne pourrait pas? J'il avait faim.", "Vous ne pourriez pas? J'avais faim."],
  ["Vous il est là, vous il parle.", "Vous êtes là, vous parlez."],
  [
    "Ne, ne. Qui est-ce qui il a vu? Il s'a assis.",
    "non, non. Qui est-ce qui a vu? Il s'est assis.",
  ],
  ["Par faveur, je suis là", "s'il vous plaît, je suis là"],
  ["Pour vous il est tard, à vous il plaît.", "Pour vous il est tard, à vous il plaît."],
  ["Une scène, à qui il parle. Oui.", "Une scène, à qui il parle. Oui."],
  ["Prends-le avec toi", "Prends-le avec toi"],
])("makes of %j %j", (text, tidy) => {
  expect(tidyFrench(text)).toBe(tidy);
});
