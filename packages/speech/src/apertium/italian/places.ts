const FEMININE =
  "Cina|Russia|Inghilterra|Grecia|Turchia|Svezia|Norvegia|Danimarca|Finlandia|Europa|Africa|Asia|Australia|America|Colombia|Bolivia|Argentina|Polonia|Ucraina|Ungheria|Irlanda|Scozia|Olanda|Svizzera|Austria|Thailandia|India|Corea|Spagna|Italia|Francia|Germania|Romania|Croazia|Serbia|Bulgaria|Islanda|Indonesia|Malesia|Malaysia|Nigeria|Etiopia|Siria|Giordania|Tunisia|Algeria|Giamaica|Amazzonia|California|Florida|Sicilia|Catalogna|Scandinavia|Slovacchia|Slovenia|Albania|Libia|Mongolia|Gran Bretagna";
const MASCULINE =
  "Brasile|Giappone|Egitto|Messico|Canada|Venezuela|Cile|Perù|Uruguay|Paraguay|Ecuador|Belgio|Pakistan|Vietnam|Iran|Iraq|Afghanistan|Libano|Guatemala|Nicaragua|Kenya|Portogallo|Marocco|Senegal|Nepal";

/** Countries and continents, as a pattern. */
export const ITALIAN_PLACES = `${FEMININE}|${MASCULINE}`;

const CITY =
  "Londra|Parigi|Roma|Milano|Napoli|Firenze|Venezia|Torino|Berlino|Madrid|Barcellona|Lisbona|New York|Tokyo|Mosca|Pechino|Vienna|Bruxelles|Atene|Dublino|Amsterdam|Los Angeles|San Francisco|Chicago|Boston|Washington|Buenos Aires|Rio de Janeiro|San Paolo|Istanbul|Gerusalemme|Varsavia|Praga|Budapest|Toronto|Sydney|Edimburgo|Stoccolma|Copenaghen|Ginevra|Zurigo|Hong Kong|Singapore|Oxford|Cambridge";
const IN_CITY = new RegExp(String.raw`(?<!\p{L})in (?=(?:${CITY})(?!\p{L}))`, "gu");

const PLACE = `(?=(?:${ITALIAN_PLACES})(?!\\p{L}))`;
const IN = new RegExp(String.raw`(?<!\p{L})(n)(?:e(?:lla |llo |l |ll')|in il )${PLACE}`, "giu");
const IN_IL = new RegExp(String.raw`(?<!\p{L})(i)n (?:il|la|lo) ${PLACE}`, "giu");
/** Whoever goes to a country goes "in". */
const TO = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:and|vad|vai|va|vanno|ven|vien|torn|viagg|vol|arriv|trasfer|emigr|fugg|invi|mand|port)\p{L}* (?:(?:di nuovo|poi|presto|spesso) )?)(?:a(?:lla |llo |l |ll')|per (?:la |lo |il |l'))${PLACE}`,
  "giu",
);
const AT_START = new RegExp(
  String.raw`(?<=^|[.!?…] )(?:(${FEMININE})|(${MASCULINE}))(?= \p{Ll}|, )`,
  "gu",
);
const WRONG_GENDER = new RegExp(
  String.raw`(?<!\p{L})(i|de|a|da|su)l (?=(?:${FEMININE})(?!\p{L}))`,
  "giu",
);

/** Gives countries the article or preposition that Italian has with each: "in Germania", "la Cina". */
export const placeInItalian = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})((?:i|de|ne|a|da|su)l )?Brasil(?!\p{L})/giu,
      (_, the = "il ") => `${the}Brasile`,
    )
    .replace(/(?<!\p{L})Tunísia(?!\p{L})/gu, "Tunisia")
    .replace(/(?<!\p{L})Sicília(?!\p{L})/gu, "Sicilia")
    .replace(/(?<!\p{L})Amazònia(?!\p{L})/gu, "Amazzonia")
    .replace(/(?<!\p{L})Siriana(?= e |,)/gu, "Siria")
    .replace(IN_CITY, "a ")
    .replace(IN, (_, n: string) => (n === "N" ? "In " : "in "))
    .replace(IN_IL, "$1n ")
    .replace(TO, "in ")
    .replace(WRONG_GENDER, (_, start: string) =>
      start.toLowerCase() === "i" ? (start === "I" ? "La " : "la ") : `${start}lla `,
    )
    .replace(AT_START, (_, her?: string, him?: string) => articled(her, him));

function articled(her: string | undefined, him = ""): string {
  const name = her ?? him;
  if (/^[AEIOU]/u.test(name)) return `L'${name}`;
  return `${her ? "La" : "Il"} ${name}`;
}
