import { expect, it } from "vitest";
import { inFuture } from "./future.ts";

it.each([
  ["Vaig a parlar-vos del meu ofici.", "Us parlaré del meu ofici."],
  ["Van a perdre'l, anem a fer-ho.", "El perdran, ho farem."],
  ["Vostè va a tenir temps, va a obrir-la.", "Vostè tindrà temps, l'obrirà."],
  ["Va a casa, va a la mar.", "Va a casa, va a la mar."],
])("says %j as %j", (going, future) => {
  expect(inFuture(going)).toBe(future);
});
