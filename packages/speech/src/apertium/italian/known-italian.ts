import { keepCapital } from "../../capitals.ts";

/** Says Italian in words that Apertium's pairs from it translate. */
export const knownItalian = (text: string): string =>
  IDIOMS.reduce((known, [idiom, plain]) => known.replace(idiom, keepCapital(plain)), text)
    .replace(ASKS, (found: string, verb: string) =>
      keepCapital(ASK[verb.toLowerCase()] ?? found)(found),
    )
    .replace(
      TIME_THAT,
      (_, time: string, told: string) =>
        `${told.charAt(0).toUpperCase()}${told.slice(1)} da ${time}`,
    )
    .replace(FANCY, (found: string, whom: string) =>
      keepCapital(`${WANTS[whom.toLowerCase()] ?? "vuole"} `)(found),
    )
    .replace(MANAGED, (found: string, being: string) =>
      keepCapital(`${HAVING[being.toLowerCase()] ?? "ha"} potuto `)(found),
    )
    .replace(MANAGES, (found: string, verb: string) =>
      keepCapital(`${CAN[verb.toLowerCase()] ?? "può"} `)(found),
    );

const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\bbuonasera\b/giu, "buona sera"],
  [/\bquell'(?=\p{L})/giu, "quel "],
  [/\bpuntata\b/giu, "trasmissione"],
  [/\bpuntate\b/giu, "trasmissioni"],
  [/\bmezz'ora\b/giu, "trenta minuti"],
  [/\bmacchina\b(?! (?:da|per|del|della)\b| fotografica)/giu, "automobile"],
  [/\bmacchine\b(?! (?:da|per|del|della)\b| fotografiche)/giu, "automobili"],
  [/\bposto auto\b/giu, "parcheggio"],
  [/\bposti auto\b/giu, "parcheggi"],
  [/\barrabbiat(?=[oaie]\b)/giu, "furios"],
  [/\bchiunque\b/giu, "qualsiasi persona"],
  [/\bchiesto (?=(?:dove|quando|come|perché|quant[oaie]|chi|che cosa|cosa|se)\b)/giu, "domandato "],
  [/\bun pizzico (?=d)/giu, "un poco "],
  [/\bsecondo me\b/giu, "a mio parere"],
  [/\bsecondo te\b/giu, "a tuo parere"],
  [/\bsecondo (?:lui|lei)\b/giu, "a suo parere"],
  [/\bsecondo noi\b/giu, "a nostro parere"],
  [/\bsecondo voi\b/giu, "a vostro parere"],
  [/(?<=\b(?:più|meno|meglio|peggio) [^,.;!?]*)\bdi quanto (?=\p{L})/giu, "di quello che "],
  [/\bche cosa (?=[^.!…]*\?)/giu, "che "],
  [
    /(?<=(?:lun|mart|mercol|giov|vener)edì|sabato|domenica|domani|ieri|oggi) (?=(?:mattina|pomeriggio|sera|notte)\b)/giu,
    " di ",
  ],
  [
    /\b(?:non )?appena (?=(?:ci|si|io|tu|lui|lei|noi|voi|loro|sar\p{L}+|av\p{L}+|\p{L}+(?:rò|rà|remo|rete|ranno|ai))(?!\p{L}))/giu,
    "quando ",
  ],
  [/\bappuntamento d(?:al|allo|all'|alla) /giu, "appuntamento con il "],
  [/\bcosì (?=\p{L}+ (?:come|quanto) )/giu, "tanto "],
  [/(?<=\btanto \p{L}+ )quanto /giu, "come "],
  [/(?<=\bma [^.!?]*\p{L} )lo stesso(?=\s*(?:[,.;!?]|$))/giu, "comunque"],
  [/\bin campagna\b/giu, "nel campo"],
  [
    /(?<=\b(?:a prendere|and\p{L}+|port\p{L}+|vad\p{L}+|va|vanno|vai) (?:[^,.;!?]{0,20} )?)a scuola\b/giu,
    "alla scuola",
  ],
];

const ASK: Readonly<Record<string, string>> = {
  chiedo: "domando",
  chiedi: "domandi",
  chiede: "domanda",
  chiedono: "domandano",
  chiedevo: "domandavo",
  chiedeva: "domandava",
  chiedere: "domandare",
};
/** Who asks a question, not for something: "chiede dove". */
const ASKS = new RegExp(
  `(?<!\\p{L})(${Object.keys(ASK).join("|")})(?= (?:dove|quando|come|perché|quant[oaie]|chi|cosa|se)(?!\\p{L}))`,
  "giu",
);

const HAVING: Readonly<Record<string, string>> = {
  sono: "ho",
  sei: "hai",
  è: "ha",
  siamo: "abbiamo",
  siete: "avete",
};
/** "Sono riuscito a finire". */
const MANAGED =
  /(?<!\p{L})(sono|sei|è|siamo|siete) riuscit[oaie] ad? (?=\p{L}+r(?:e|\p{L}{2})(?!\p{L}))/giu;

const CAN: Readonly<Record<string, string>> = {
  riesco: "posso",
  riesci: "puoi",
  riesce: "può",
  riusciamo: "possiamo",
  riuscite: "potete",
  riescono: "possono",
  riusciva: "poteva",
  riuscivo: "potevo",
  riuscivano: "potevano",
  riuscirò: "potrò",
  riuscirai: "potrai",
  riuscirà: "potrà",
  riusciremo: "potremo",
  riusciranno: "potranno",
};
/** "Riesco a dormire". */
const MANAGES = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(CAN).join("|")}) ad? (?=\p{L}+r(?:e|\p{L}{2})(?!\p{L}))`,
  "giu",
);

/** "Sono due anni che vivo qui". */
const TIME_THAT =
  /(?<=^|[.!?…] )(?:sono|è) (?!(?:già|ormai|quasi) ora(?!\p{L}))((?:\p{L}+|\d+) (?:\p{L}+ )?(?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi]|tempo)|un'ora|trenta minuti) che ((?:(?!(?: e | ma ))[^.!?…,])+?)(?=\s*[.!?…,]|$| e | ma )/giu;

/** "Ti va di uscire?" */
const FANCY = /(?<!\p{L})(mi|ti|gli|le|ci|vi) va di (?=\p{L}+re(?!\p{L}))/giu;
const WANTS: Readonly<Record<string, string>> = {
  mi: "voglio",
  ti: "vuoi",
  ci: "vogliamo",
  vi: "volete",
};
