import { describe, expect, it } from "vitest";
import { askWithVos, requestInFrench } from "./requests.ts";

describe("a Catalan request", () => {
  it.each([
    ["Si us plau, esperi un moment.", "Si us plau, espereu un moment."],
    [
      "Si us plau, teclegi el número i no pressioni res.",
      "Si us plau, teclegeu el número i no pressioneu res.",
    ],
    ["Si vostè vol ajudar, comenci ara.", "Si vostè vol ajudar, comenceu ara."],
    ["Si no ha marxat, torni i em digui.", "Si no ha marxat, torneu i digueu-me."],
    ["Primer, verifiqui si funciona.", "Primer, verifiqueu si funciona."],
    ["Però vegi aquesta vista.", "Però mireu aquesta vista."],
    ["Afegeixi sal, remeni bé, oli i pebre.", "Afegeixi sal, remeneu bé, oli i pebre."],
    ["S'inscrigui avui i obtingui més.", "Inscriviu-vos avui i obteniu més."],
    ["Va bé? Digui'ns més. Rossi va.", "Va bé? Digueu-nos més. Rossi va."],
    ["Comenci: provi i no abandoni.", "Comenci: provi i no abandoneu."],
    ["Si us plau intenti-ho, si us plau provi.", "Si us plau intenteu-ho, si us plau proveu."],
    ["Digui'm el seu nom, si us plau.", "Digueu-me el seu nom, si us plau."],
    ["Si us plau, deixi un missatge i repeteixi.", "Si us plau, deixeu un missatge i repetiu."],
    ["Esperi aquí i no faci soroll.", "Esperi aquí i no feu soroll."],
    ["Primer, mescli la farina, oli i sal.", "Primer, mescleu la farina, oli i sal."],
    ["No posi els peus, no obri la porta.", "No poseu els peus, no obriu la porta."],
    ["Mai deixi els nens sols. No digui res.", "No deixeu mai els nens sols. No dieu res."],
    [
      "Em segueixi. M'enviï un missatge. Ens truqui.",
      "Seguiu-me. Envieu-me un missatge. Truqueu-nos.",
    ],
    ["Ho cuini i, després, deixi refredar.", "Cuineu-ho i, després, deixeu refredar."],
    ["Talli les cebes i les fregeixi.", "Talli les cebes i fregiu-les."],
    ["Ho posi dins i ho verifiqui.", "Poseu-ho dins i verifiqueu-ho."],
    ["El deixi refredar. El taxi espera.", "Deixeu-lo refredar. El taxi espera."],
    ["Si plou, tanqui la porta i esperi.", "Si plou, tanqueu la porta i espereu."],
    ["No qui ve, no s'oblidi.", "No qui ve, no s'oblidi."],
    ["Avui, si us plau, no.", "Avui, si us plau, no."],
    ["Ell vol que jo esperi i escolti.", "Ell vol que jo esperi i escolti."],
  ])("%s", (polite, asked) => {
    expect(askWithVos(polite)).toBe(asked);
  });
});

describe("a French request", () => {
  it.each([
    ["S'il vous plaît, vous attendez un moment.", "S'il vous plaît, attendez un moment."],
    ["S'il vous plaît, vous ne détachez pas.", "S'il vous plaît, ne détachez pas."],
    ["Dites-moi son nom, s'il vous plaît.", "Dites-moi votre nom, s'il vous plaît."],
    ["S'il pleut, fermez et vous attendez.", "S'il pleut, fermez et attendez."],
    ["Attendez ici et vous ne faites pas de bruit.", "Attendez ici et ne faites pas de bruit."],
    ["Donnez-lui son livre, s'il vous plaît.", "Donnez-lui son livre, s'il vous plaît."],
    ["Vous pourriez attendre, s'il vous plaît.", "Vous pourriez attendre, s'il vous plaît."],
    ["S'il vous plaît, vous pouvez attendre.", "S'il vous plaît, vous pouvez attendre."],
    ["Vous attendez ici et vous écoutez sa voix.", "Vous attendez ici et vous écoutez sa voix."],
    ["Avez-vous vu sa voiture?", "Avez-vous vu sa voiture?"],
  ])("%s", (statement, request) => {
    expect(requestInFrench(statement, "")).toBe(request);
  });

  it.each([
    ["No posi els peus en el sofà.", "Vous ne posez pas les pieds.", "Ne posez pas les pieds."],
    [
      "És calent, no obri la porta.",
      "Il est chaud, vous n'ouvrez pas.",
      "Il est chaud, n'ouvrez pas.",
    ],
    ["No mengeu això.", "Vous ne mangez pas ça.", "Vous ne mangez pas ça."],
    [
      "Mai deixi els nens.",
      "Vous ne laissez jamais les enfants.",
      "Ne laissez jamais les enfants.",
    ],
  ])("of %s has no subject", (catalan, statement, request) => {
    expect(requestInFrench(statement, catalan)).toBe(request);
  });
});
