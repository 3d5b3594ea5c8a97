import { expect, it } from "vitest";
import { youAll } from "./you.ts";

it.each([
  ["Vostès poden esperar?", "Vosaltres podeu esperar?"],
  ["Crec que vostès no sabran res.", "Crec que vosaltres no sabreu res."],
  ["Vostès eren amics i estaven a casa.", "Vosaltres éreu amics i estaven a casa."],
  ["Vostès estaven a casa.", "Vosaltres estàveu a casa."],
  ["Vostès tenien raó.", "Vosaltres teníeu raó."],
  ["Vostès van arribar aviat.", "Vosaltres vau arribar aviat."],
  ["Vostès van a Barcelona.", "Vosaltres aneu a Barcelona."],
  ["Vostès sa molt gentis.", "Vosaltres sou molt gentis."],
  ["Si vostès volguessin", "Si vosaltres volguessiu"],
  ["Vostès, que són amics.", "Vostès, que són amics."],
  ["Ells poden esperar.", "Ells poden esperar."],
])("%s", (catalan, you) => {
  expect(youAll(catalan)).toBe(you);
});
