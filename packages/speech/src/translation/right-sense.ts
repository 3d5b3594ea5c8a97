/**
 * Corrects Portuguese where the neural model took the other sense of an English word, or another time.
 * @param english what `portuguese` translates
 */
export const rightSense = (portuguese: string, english: string): string =>
  SENSES.reduce(
    (said, [sense, wrong, right]) => (sense.test(english) ? said.replace(wrong, right) : said),
    portuguese,
  );

const NAILS =
  /\bnails?\b(?=.*\b(?:hammer|wood|wall|board|screw))|\b(?:hammer|wood|wall|board|screw)\p{L}*\b(?=.*\bnails?\b)/iu;
/** One that somebody pays. */
const BILL =
  /^(?!.*\b(?:law|parliament|senate|congress|government|minister|vot\p{L}+)\b).*\bbill\b/isu;
const NUMBER = "zero|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez";

const SENSES: readonly (readonly [english: RegExp, wrong: RegExp, right: string])[] = [
  [NAILS, /\bunhas\b/gi, "pregos"],
  [NAILS, /\balgumas (?=pregos)/gi, "alguns "],
  [NAILS, /\bas (?=pregos)/gi, "os "],
  [BILL, /\bo projeto de lei\b/gi, "a conta"],
  [BILL, /\bdo projeto de lei\b/gi, "da conta"],
  [/\bI check\b/iu, /\b(?:chequ|verifiqu)ei\b/gi, "verifico"],
  [/\bdidn['’]t have\b/iu, /(?<=(?<!\p{L})não )temos(?!\p{L})/giu, "tínhamos"],
  [/\bbeen married\b/iu, /(?<!\p{L})nos casamos (?=há(?!\p{L}))/giu, "estamos casados "],
  [/\btook us\b/iu, /(?<=^|[.!?…] )levou(?!\p{L})/giu, "Levamos"],
  [/\btook me\b/iu, /(?<=^|[.!?…] )levou(?!\p{L})/giu, "Levei"],
  [
    /\bby the (?:window|door|fire|pool|river|lake|road)\b/iu,
    /(?<!\p{L})pel(?=[oa] (?:janela|porta|fogo|lareira|piscina|rio|lago|estrada)(?!\p{L}))/giu,
    "perto d",
  ],
  [
    /\bturn\p{L}* off the (?:water|gas|faucet|tap)\b/iu,
    /(?<!\p{L})deslig(?:u(?=ei?(?!\p{L}))|(?=ar|ou))/giu,
    "fech",
  ],
  [/\bonce upon a time\b/iu, /(?<=\bera uma vez),? (?:havia|houve|tinha)(?!\p{L})/giu, ""],
  [
    /\b(?:lost|won|beat|score|draw|drew)\b/iu,
    new RegExp(`(?<!\\p{L})(${NUMBER}) para (?=(?:${NUMBER})(?!\\p{L}))`, "giu"),
    "$1 a ",
  ],
];
