import { expect, it } from "vitest";
import { saidToOne } from "./said-to-one.ts";

const alone = { before: [], after: [] };

it.each([
  "Asseyez-vous, madame.",
  "Bonjour Madame Dupont.",
  "Monsieur le ministre, vous avez annoncé une réforme.",
  "Vous êtes déjà venu ici ?",
  "Vous n'êtes pas très contente.",
  "Êtes-vous médecin ?",
  "Vous vous êtes trompée de bus.",
  "Vous-même, vous y croyez ?",
  "Quel âge avez-vous ?",
  "Votre mari est là ?",
  "Ne quittez pas, je vous le passe.",
  "Je vous rappelle dans cinq minutes.",
])("takes it as said to one: %s", (sentence) => {
  expect(saidToOne([sentence], alone)).toEqual([true]);
});

it.each([
  "Vous allez voir, c'est facile.",
  "Vous êtes à la maison.",
  "Je vous rappelle que c'est gratuit.",
  "Je vous passe les détails.",
  "Vous êtes plusieurs à me le demander.",
  "Vous êtes venus de loin.",
  "Vous vous êtes parlé hier ?",
  "Mesdames et messieurs, asseyez-vous.",
  "Bonjour à tous, vous êtes prêt ?",
  "Madame Dupont est là.",
  "Le docteur vous attend.",
])("does not take it as said to one: %s", (sentence) => {
  expect(saidToOne([sentence], alone)).toEqual([false]);
});

it("learns from the nearest sentence whom others are said to", () => {
  const sentences = ["Vous allez bien ?", "Et vous, monsieur, vous venez ?", "Abonnez-vous."];
  expect(saidToOne(sentences, { before: ["Bonjour à tous."], after: [] })).toEqual([
    false,
    true,
    false,
  ]);
  expect(saidToOne(["Où avez-vous mal ?"], { before: [], after: ["Ici, docteur."] })).toEqual([
    true,
  ]);
});
