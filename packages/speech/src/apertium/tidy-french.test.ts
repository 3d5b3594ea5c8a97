import { expect, it } from "vitest";
import { tidyFrench } from "./tidy-french.ts";

it.each([
  ["Qu'est-ce que il dit de elle? Le ami y est.", "Qu'est-ce qu'il dit d'elle? L'ami y est."],
  ["Si il ne a que onze, la huitième, le yaourt", "S'il n'a que onze, la huitième, le yaourt"],
  ["fait pour ils, avec il et sans nous", "fait pour eux, avec lui et sans nous"],
  ["Prends-le avec toi", "Prends-le avec toi"],
])("makes of %j %j", (text, tidy) => {
  expect(tidyFrench(text)).toBe(tidy);
});
