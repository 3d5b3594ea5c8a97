import { expect, it } from "vitest";
import { likeInFrench, likeWithoutSubject } from "./liking.ts";

it.each([
  ["Jo m'agrada cuinar.", "M'agrada cuinar.", "Jo estimo cuinar."],
  ["Crec que vostè li agrada.", "Crec que li agrada.", "Crec que vostè estima."],
  [
    "Nosaltres no ens agrada el color.",
    "No ens agrada el color.",
    "Nosaltres no estimem el color.",
  ],
  ["A ells els agraden les pomes.", "Els agraden les pomes.", "Ells estimen les pomes."],
  ["Espero que vostè li agradi.", "Espero que li agradi.", "Espero que vostè estimi."],
  ["M'agradaria un cafè.", "M'agradaria un cafè.", "Jo voldria un cafè."],
  ["Li agradava ballar.", "Li agradava ballar.", "Estimava ballar."],
  ["És agradable.", "És agradable.", "És agradable."],
])("%s", (catalan, italian, french) => {
  expect(likeWithoutSubject(catalan)).toBe(italian);
  expect(likeInFrench(catalan)).toBe(french);
});
