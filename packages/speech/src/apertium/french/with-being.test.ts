import { expect, it } from "vitest";
import { withBeing } from "./with-being.ts";

it.each([
  ["Ils n'ont revenu.", "Ils ne sont revenus."],
  ["J'ai revenu et elle a né ici.", "Je suis revenu et elle est née ici."],
  ["Ils ont venu, nous avons parti.", "Ils sont venus, nous sommes partis."],
  ["Elles n'avaient demeuré que là.", "Elles n'étaient restées que là."],
  ["Vous avez devenu, tu as tombé.", "Vous êtes devenu, tu es tombé."],
  ["Il a parlé, l'ai vu, elle est venue.", "Il a parlé, l'ai vu, elle est venue."],
])("turns %j into %j", (text, right) => {
  expect(withBeing(text)).toBe(right);
});
