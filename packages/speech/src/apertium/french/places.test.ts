import { expect, it } from "vitest";
import { placeInFrench } from "./places.ts";

it.each([
  ["Brésil est grand. Je visite Japon.", "le Brésil est grand. Je visite le Japon."],
  ["Ils vont à Mexique et en le Canada.", "Ils vont au Mexique et au Canada."],
  ["Il habite à la France, dans l'Irlande.", "Il habite en France, en Irlande."],
  ["Il habite à Paris, dans la ville.", "Il habite à Paris, dans la ville."],
])("%j becomes %j", (text, said) => {
  expect(placeInFrench(text)).toBe(said);
});
