import { keepCapital } from "../../capitals.ts";

const MONTH =
  "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre";

/** Says when and where as Italian does: "a marzo", "dal 2010", "al secondo piano". */
export const whenAndWhere = (text: string): string =>
  text
    .replace(
      TAKES,
      (_, ending: string, rest: string, one: string | undefined) =>
        `ci vorr${ending === "à" ? (one ? "à" : "anno") : one ? "ebbe" : "ebbero"} ${rest}`,
    )
    .replace(
      /(?<=(?<!\p{L})(?:quando|appena)(?: (?:il|la|tutto)(?: \p{L}+)?)? )sia(?!\p{L})/giu,
      "sarà",
    )
    .replace(/(?<!\p{L})a cammino(?! d)/giu, "in arrivo")
    .replace(
      /(?<=(?<!\p{L})(?:alle|delle|dalle|verso le) (?!24)(?:\p{L}+|\d+)) ore(?! e(?!\p{L}))/giu,
      "",
    )
    .replace(/(?<!\p{L})nel suolo(?=\s*(?:[,.;!?]|$))/giu, "per terra")
    .replace(/(?<=(?<!\p{L})(?:giorni|settimane|mesi|anni) )avanzat[ie](?!\p{L})/giu, "in anticipo")
    .replace(
      /(?<=^|[.!?…,] )qui (?:è|sono) (?=(?:il|lo|la|i|gli|le|un|una)(?!\p{L})|l')/giu,
      keepCapital("ecco "),
    )
    .replace(/\bla lezione di casa\b/giu, "i compiti")
    .replace(/(?<!\p{L})della sua parte(?=\s*(?:[,.;!?]|$))/giu, "da parte sua")
    .replace(IN_MONTH, "a ")
    .replace(
      /(?<=(?<!\p{L})(?:è|sono|sei|siamo|siete|era|erano|ero|sarà|saranno|sarò) )di vacanze(?!\p{L})/giu,
      "in vacanza",
    )
    .replace(AGO, "$1$2 fa")
    .replace(DISTANCE, (_, far: string, the: string) => `${far}da${FROM[the.toLowerCase()] ?? the}`)
    .replace(
      /(?<!\p{L})tarda(no)? (?=(?:(?:circa|quasi|più di|meno di|solo) )?(?:\p{L}+|\d+) (?:second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?!\p{L}))/giu,
      "dura$1 ",
    )
    .replace(/\bquest'epoca(?=\s*[,.;!?]| dell'anno(?!\p{L}))/giu, "questo periodo")
    .replace(/(?<!\p{L})(prima d)i (?=(?:il )?(?:1\d|20)\d\d(?!\d))/giu, "$1el ")
    .replace(
      /(?<!\p{L})a ogni (?=(?:secondo|minuto|ora|giorno|notte|mattina|sera|settimana|mese|anno|primavera|estate|autunno|inverno|volta|(?:lun|mart|mercol|giov|vener)edì|sabato|domenica)(?!\p{L}))/giu,
      keepCapital("ogni "),
    )
    .replace(/(?<=(?:volt[ae]|euro|litri|ore|pasti|bicchieri) )nel giorno(?!\p{L})/giu, "al giorno")
    .replace(/(?<!\p{L})(?:nel|al) capo d(?:i |')(?=\p{L})/giu, keepCapital("dopo "))
    .replace(
      /(?<!\p{L})(?:in le|nelle) (?=(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)(?:\s*[,.;!?]|$| (?:e|di|del|della)(?!\p{L})))/giu,
      keepCapital("alle "),
    )
    .replace(
      /(?<!\p{L})fino a (due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici) ore(?=\s*(?:[,.;!?]|$)| d(?:i|el|ella) (?:mattina|mattino|sera|pomeriggio|notte)(?!\p{L}))/giu,
      "fino alle $1",
    )
    .replace(/\bstazione di treno\b/gi, "stazione ferroviaria")
    .replace(/(?<!\p{L})lungi (?=da)/giu, "lontano ")
    .replace(/(?<!\p{L})da (?=(?:1\d|20)\d\d(?!\d))/giu, "dal ")
    .replace(
      /(?<!\p{L})nel (?=(?:primo|secondo|terzo|quarto|quinto|sesto|ultimo) piano(?!\p{L}))/giu,
      "al ",
    );

/** How long something will take. */
const TAKES =
  /(?<=^|[,.;!?] )(?:questo |ciò )?tarder(à|ebbe) ((?:(?:circa|quasi|più di|meno di|solo) )?(?:(un['a]?) ?|\p{L}+ |\d+ )(?:second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?!\p{L}))/giu;

/** "Ero là c'è circa due anni." */
const AGO =
  /(?<=\p{L} )(?:c'è|ci sono|fa) ((?:circa|quasi|più di) )?((?:\p{L}+|\d+) (?:second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]))(?=\s*(?:[,.;!?]|$))/giu;

/** "A due chilometri di qui". */
const DISTANCE =
  /((?<!\p{L})a (?:\p{L}+|\d+) (?:minut[oi]|or[ae]|chilometr[oi]|metr[oi]|pass[oi]|miglia) )d(i |el |ella |ell'|ei |elle |allo )(?=(?!distanza|macchina|auto|treno|cammino|strada|lunghezza)\p{L})/giu;
const FROM: Readonly<Record<string, string>> = {
  "i ": " ",
  "el ": "l ",
  "ella ": "lla ",
  "ell'": "ll'",
  "ei ": "i ",
  "elle ": "lle ",
};

/** Catalan "el març", without a day before it. */
const IN_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:il|nel|nell'|l'|al) ?(?=(?:${MONTH})(?!\p{L})(?! (?:scorso|del|dell|è|era|sarà)))`,
  "giu",
);
