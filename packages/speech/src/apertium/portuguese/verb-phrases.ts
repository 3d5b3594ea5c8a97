import { caseLike } from "../../capitals.ts";

/** Says with one plain verb what Portuguese says with several words: to look, to become, to be hungry. */
export const sayVerbPhrases = (text: string): string =>
  text
    .replace(/(?<!\p{L})(est(?:á|ão|ava|avam)) ficando(?=\s+\p{L})/giu, "$1 se tornando") // or staying
    .replace(/(?<!\p{L})ir(á|ão|ei|emos) (?=\p{L}+[aei]r(?!\p{L}))/giu, (found, ending: string) => {
      return caseLike(found, `${GOING[ending.toLowerCase()] ?? "vai"} `);
    })
    .replace(LOOK, (found, gives: string, at = "") =>
      caseLike(found, `${LOOKS[gives.toLowerCase()] ?? "olhar"}${at && " "}`),
    )
    .replace(FEELING, (found, be: string) =>
      found.replace(/^\p{L}+ com/u, caseLike(found, HAVE[be.toLowerCase()] ?? be)),
    );

/** "Dar uma olhada em" is to look at. */
const LOOKS: Readonly<Record<string, string>> = {
  dá: "olha",
  damos: "olhamos",
  dando: "olhando",
  dar: "olhar",
  dê: "olhe",
  dei: "olhei",
  demos: "olhemos",
  deram: "olharam",
  deu: "olhou",
  dou: "olho",
};
const LOOK = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(LOOKS).join("|")}) uma olhada(?: mais de perto)?(?: em(?!\p{L})|( n)(?=(?:[oa]s?|est[ea]s?|ess[ea]s?) |isso|isto|aquilo))?`,
  "giu",
);

const GOING: Readonly<Record<string, string>> = { á: "vai", ão: "vão", ei: "vou", emos: "vamos" };

/** Portuguese is "with hunger"; the pairs' other languages have it. */
const FEELING =
  /(?<!\p{L})(estou|está|estás|estamos|estão|estava|estávamos|estavam|estive|esteve) com (?=(?:muit[ao] )?(?:fome|sede|medo|sono|frio|calor|pressa|vontade|razão)(?!\p{L}))/giu;
const HAVE: Readonly<Record<string, string>> = {
  estou: "tenho",
  está: "tem",
  estás: "tens",
  estamos: "temos",
  estão: "têm",
  estava: "tinha",
  estávamos: "tínhamos",
  estavam: "tinham",
  estive: "tive",
  esteve: "teve",
};
