import { expect, it } from "vitest";
import { conjugateSpanish } from "./conjugate.ts";

it.each([
  ["nevar", "<pri><p3><sg>", "niev", "nieva"],
  ["nevar", "<ifi><p3><sg>", "niev", "nevó"],
  ["derretir", "<pri><p3><pl>", "derrit", "derriten"],
  ["derretir", "<ifi><p3><sg>", "derrit", "derritió"],
  ["derretir", "<ger>", "derrit", "derritiendo"],
  ["rascar", "<imp><p3><sg>", undefined, "rasque"],
  ["bostezar", "<ifi><p1><sg>", undefined, "bostecé"],
  ["enrojecer", "<pri><p1><sg>", undefined, "enrojezco"],
  ["patear", "<pp><f><pl>", undefined, "pateadas"],
  ["toser", "<fti><p1><pl>", undefined, "toseremos"],
  ["teñir", "<ifi><p3><sg>", "tiñ", "tiñó"],
  ["ladrar", "<inf>", undefined, "ladrar"],
])("of %s, %s is written with %s: %s", (verb, tags, stressed, form) => {
  expect(conjugateSpanish(verb, tags, stressed)).toBe(form);
});
