/** Gives "Baleias podem" the article that the other languages need when all of them are meant. */
export const withArticle = (text: string): string =>
  text
    .replace(WOMEN, (_, noun: string) => `As ${noun.toLowerCase()}`)
    .replace(MEN, (_, noun: string) => `Os ${noun.toLowerCase()}`);

const VERB = String.raw`(?= (?:(?:não|também|já|nunca|sempre|geralmente) )?(?!bem(?!\p{L})|sem(?!\p{L})|em(?!\p{L})|com(?!\p{L})|também|além)\p{L}{2,}(?:am|em|ão|êm|õem)(?!\p{L}))`;
const NO_NOUN =
  "Eles|Elas|Vocês|Nós|Todos|Todas|Muitos|Muitas|Alguns|Algumas|Ambos|Ambas|Mais|Menos|Depois|Antes|Duas|Dois|Três|Seis|Outros|Outras|Poucos|Poucas|Vários|Várias|Estes|Estas|Esses|Essas|Quantos|Quantas|Certos|Certas|Uns|Umas|Aqueles|Aquelas|Mas|Minhas|Nossas|Suas|Meus|Nossos|Seus|Às|Apenas|As|Os";
const WOMEN = new RegExp(
  String.raw`(?<=^|[.!?…] )(?!(?:${NO_NOUN})(?!\p{L}))(\p{Lu}\p{Ll}+(?:as|ões|dades|gens))(?<!istas)${VERB}`,
  "gu",
);
const MEN = new RegExp(
  String.raw`(?<=^|[.!?…] )(?!(?:${NO_NOUN})(?!\p{L}))(\p{Lu}\p{Ll}+(?:os|istas|res|ntes|ais|éis))${VERB}`,
  "gu",
);
