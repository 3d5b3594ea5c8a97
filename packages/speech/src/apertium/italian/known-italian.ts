import { keepCapital } from "../../capitals.ts";

/** Says Italian in words that Apertium's pairs from it translate. */
export const knownItalian = (text: string): string =>
  IDIOMS.reduce((known, [idiom, plain]) => known.replace(idiom, keepCapital(plain)), text)
    .replace(MANAGED, (found: string, being: string) =>
      keepCapital(`${HAVING[being.toLowerCase()] ?? "ha"} potuto `)(found),
    )
    .replace(MANAGES, (found: string, verb: string) =>
      keepCapital(`${CAN[verb.toLowerCase()] ?? "può"} `)(found),
    );

const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\bbuonasera\b/giu, "buona sera"],
  [/\bpuntata\b/giu, "trasmissione"],
  [/\bpuntate\b/giu, "trasmissioni"],
  [/\bmezz'ora\b/giu, "mezza ora"],
  [/\bun pizzico (?=d)/giu, "un poco "],
  [/\bsecondo me\b/giu, "a mio parere"],
  [/\bsecondo te\b/giu, "a tuo parere"],
  [/\bsecondo (?:lui|lei)\b/giu, "a suo parere"],
  [/\bsecondo noi\b/giu, "a nostro parere"],
  [/\bsecondo voi\b/giu, "a vostro parere"],
  [/(?<=\b(?:più|meno|meglio|peggio) [^,.;!?]*)\bdi quanto (?=\p{L})/giu, "di quello che "],
  [/\bche cosa (?=[^.!…]*\?)/giu, "che "],
  [/(?<=\bma [^.!?]*\p{L} )lo stesso(?=\s*(?:[,.;!?]|$))/giu, "comunque"],
  [/\bin campagna\b/giu, "nel campo"],
  [
    /(?<=\b(?:a prendere|and\p{L}+|port\p{L}+|vad\p{L}+|va|vanno|vai) (?:[^,.;!?]{0,20} )?)a scuola\b/giu,
    "alla scuola",
  ],
];

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
