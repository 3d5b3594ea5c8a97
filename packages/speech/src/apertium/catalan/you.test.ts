import { expect, it } from "vitest";
import { youAll, youAsObject, youClose, withVous } from "./you.ts";

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
  ["No demanin el que fa, demanin si pot.", "No demaneu el que fa, demaneu si pot."],
  ["Vull que demanin el pa. Així, el dia.", "Vull que demanin el pa. Així, el dia."],
  ["Ells poden esperar.", "Ells poden esperar."],
])("%s", (catalan, you) => {
  expect(youAll(catalan)).toBe(you);
});

it.each([
  ["Vull ajudar vostè demà.", "Vull ajudar-vos demà.", "Vull ajudar-la demà."],
  ["Que bo veure a vostè!", "Que bo veure-us!", "Que bo veure-la!"],
  [
    "Després de menjar vostè pot venir.",
    "Després de menjar vostè pot venir.",
    "Després de menjar vostè pot venir.",
  ],
  [
    "És per vostè. Vull arribar a vostè.",
    "És per vostè. Vull arribar a vostè.",
    "És per vostè. Vull arribar a vostè.",
  ],
])("says %j with a pronoun", (text, you, her) => {
  expect(youAsObject(text, "-vos")).toBe(you);
  expect(youAsObject(text, "-la")).toBe(her);
});

it("says who closes", () => {
  expect(youClose("Vostè tanca la porta.", "vostè clou")).toBe("Vostè clou la porta.");
});

it("tells statements from requests", () => {
  expect(withVous("Preneu el tren.", "Vous prenez le train.")).toBe("Vosaltres preneu el tren.");
  expect(withVous("No ho feu.", "Vous ne le faites pas.")).toBe("Vosaltres no ho feu.");
  expect(withVous("No ho feu.", "Ne le faites pas.")).toBe("No ho feu.");
  expect(withVous("Preneu el tren.", "Prenez le train.")).toBe("Preneu el tren.");
  expect(withVous("Demà, preneu el tren.", "Demain, vous prenez le train.")).toBe(
    "Demà, vosaltres preneu el tren.",
  );
});
