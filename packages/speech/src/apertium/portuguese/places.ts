/** Countries and continents of which Portuguese says the article, and the pairs' other languages mostly do not. */
const COUNTRY =
  "Brasil|Japão|China|Rússia|Inglaterra|Grécia|Egito|Turquia|Suécia|Noruega|Dinamarca|Finlândia|México|Canadá|Europa|África|Ásia|Austrália|América|Colômbia|Bolívia|Argentina|Venezuela|Chile|Peru|Uruguai|Paraguai|Equador|Pol[ôó]nia|Ucrânia|Hungria|Irlanda|Escócia|Bélgica|Holanda|Suíça|Áustria|Tailândia|Índia|Paquistão|Vietnãm?|Coreia|Espanha|Itália|França|Alemanha|Rom[êé]nia|Croácia|Sérvia|Bulgária|Islândia|Indonésia|Malásia|Nigéria|Etiópia|Qu[êé]nia|Síria|Jordânia|Tunísia|Argélia|Irã|Irão|Iraque|Afeganistão|Líbano|Guatemala|Nicarágua|Jamaica|Amaz[ôó]nia|Califórnia|Flórida|Sicília|Catalunha|Escandinávia";

/** The article alone: "na China" and "da China" are known, but "a China" is taken for "to China". */
const ARTICLE = new RegExp(String.raw`(?<!\p{L})[OoAa] (?=(?:${COUNTRY})(?![\p{L}]))`, "gu");

const BUILDING =
  "casa|loja|escola|hotel|museu|banco|estação|restaurante|igreja|farmácia|hospital|aeroporto|praia|cidade|aldeia|vila|rua|praça|parque|lago|montanha|ilha|porta|cozinha|sala|quarto|escritório|banheiro|mercado|estádio|castelo|fábrica|universidade|biblioteca|teatro|cinema|porto|ponte|rio|país|prédio|edifício";

/** Where something is. Of people "ficar" says that they stay. */
const IS_PLACED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[oa]s?|noss[oa]s?|seus?|suas?|meus?|minhas?|ess[ea]s?|est[ea]s?) (?:${BUILDING})s? (?:\p{L}+ )?)fica(m?)(?= (?:muito |bem |mais )?(?:perto|próxim[oa]s?|longe|ao lado|em|n[oa]s?|entre|diante|atrás|ali|lá|aqui|a \p{L}+ (?:quilômetro|quilómetro|metro|minuto|hora|passo)s?)(?!\p{L}))`,
  "giu",
);

/** Of what is far or near, or in a place that has a name, it says so of people as well. */
const IS_NEAR =
  /(?<!\p{L})fica(m?)(?= (?:(?:(?:muito|bem|mais) )?(?:perto|longe)|n[oa]s? \p{Lu}|em \p{Lu}))/gu;

/** Says where places are in words that the pairs know. */
export const sayPlaces = (text: string): string =>
  text
    .replace(ARTICLE, "")
    .replace(IS_PLACED, isPlaced)
    .replace(IS_NEAR, isPlaced)
    .replace(
      PETROL,
      (_, the: string, near = "") =>
        `${THE_STATION[the.toLowerCase()] ?? the} estação de serviço${near.replace(/o$/u, "a")}`,
    );

const isPlaced = (_: string, many: string): string => (many ? "estão" : "está");

/** The station is feminine. */
const PETROL =
  /(?<!\p{L})(o|do|no|ao|um|num|pelo|este|esse|outro) posto de (?:gasolina|combustível)( (?:mais )?próximo)?(?!\p{L})/giu;
const THE_STATION: Readonly<Record<string, string>> = {
  ao: "à",
  do: "da",
  esse: "essa",
  este: "esta",
  no: "na",
  num: "numa",
  o: "a",
  outro: "outra",
  pelo: "pela",
  um: "uma",
};
