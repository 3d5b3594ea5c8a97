import { isA, lemmaOf, type Unit, withLemma } from "../units.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u));

/** Where Italian is "a": "alla festa", not "nella festa". */
const AT = words(
  `caviglia collo concerto conferenza coscia dito entrata epoca età fermata festa fine ginocchio gamba gola gomito incrocio inizio
  lezione matrimonio mercato naso occhio ora petto piede polso porta riunione schiena semaforo spalla spettacolo stadio
  supermercato telefono testa università uscita`,
);
/** Parts of the body, in which something may be as well: "nell'occhio". */
const BODY = words(
  "caviglia collo coscia dito gamba ginocchio gola gomito naso occhio petto piede polso schiena spalla testa",
);
const PAINS = words("dolore male ferita colpo fitta bruciore");
/** Where Italian is "su": "sull'autobus". */
const ON = words(
  "aereo autobus balcone barca isola nave pavimento pullman schermo sedia sofà tavolo terrazza tetto traghetto tram treno volo",
);
/** Rooms, into which one goes: "nella sua stanza", not "alla sua stanza". */
const ROOMS = words("bagno camera giardino soggiorno stanza");
/** "Al lavoro", but "nel lavoro di ogni giorno". */
const AT_WORK = words("lavoro");
/** Where Italian is "in" or "a", without an article. */
const BARE_IN = words(
  "autunno banca biblioteca campagna carcere chiesa città cucina estate inverno montagna ospedale palestra piazza prigione primavera spiaggia ufficio vacanza",
);
const BARE_AT = words("casa scuola tavolo teatro");

/**
 * Says where and when something is as Italian does, which the pair says with "in" and an article: "alla festa", "in
 * spiaggia", "a scuola", "in inverno"; with more about a place the article stays: "nella cucina di mia madre".
 */
export const settings = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    const [noun] = nounAt(units, at + 1);
    if (isA(unit, "pr") && ["in", "a"].includes(lemmaOf(unit))) {
      if (isBare(units, at, BARE_IN)) return [withLemma(unit, "in")];
      if (isBare(units, at, BARE_AT)) return [withLemma(unit, "a")];
      if (lemmaOf(unit) === "in" && isA(units[at + 1], "det") && ON.has(lemmaOf(noun))) {
        return [withLemma(unit, "su")];
      }
      if (isA(units[at + 1], "det") && ROOMS.has(lemmaOf(noun))) return [withLemma(unit, "in")];
      const isDegrees = isA(units[at + 1], "num") && lemmaOf(units[at + 2]) === "grado";
      if (isDegrees) return [withLemma(unit, "a")];
      const isAt =
        lemmaOf(unit) === "in" && isA(units[at + 1], "det") && !isA(units[at + 1], "ind");
      if (lemmaOf(noun) === "epoca" && isA(units[at + 1], "dem")) return [unit];
      return [isAt && isSetting(units, at, noun) ? withLemma(unit, "a") : unit];
    }
    if (isBare(units, at - 2, BARE_AT) && lemmaOf(unit) === "tavolo") {
      return [
        {
          ...withLemma(unit, "tavola"),
          word: withLemma(unit, "tavola").word.replace("<m>", "<f>"),
        },
      ];
    }
    const isArticle = isBare(units, at - 1, BARE_IN) || isBare(units, at - 1, BARE_AT);
    return isArticle ? [] : [unit];
  });

function isSetting(units: readonly Unit[], at: number, noun: Unit | undefined): boolean {
  const lemma = lemmaOf(noun);
  if (lemma === "lavoro") return isBare(units, at, AT_WORK);
  if (!AT.has(lemma) || !isA(noun, "n")) return false;
  return !BODY.has(lemma) || PAINS.has(lemmaOf(units[at - 1]));
}

/** Returns the noun behind a determiner, and where it stands. */
function nounAt(units: readonly Unit[], from: number): [Unit | undefined, number] {
  let at = from;
  while (isA(units[at], "det", "adj", "num")) at += 1;
  return [units[at], at];
}

/** Whether "in" at a position is followed by an article and one of the nouns, about which no more is told. */
function isBare(units: readonly Unit[], at: number, nouns: ReadonlySet<string>): boolean {
  const [place, article, noun] = units.slice(at, at + 3);
  if (!isA(place, "pr") || !["in", "a"].includes(lemmaOf(place))) return false;
  if (!isA(article, "def") || !isA(noun, "n") || !isA(noun, "sg", "sp")) return false;
  const after = units[at + 3];
  const isTold =
    isA(after, "adj", "pp", "rel", "np", "num", "n") || ["di", "dove"].includes(lemmaOf(after));
  return nouns.has(lemmaOf(noun)) && !isTold && !isOnTable(units, at);
}

/** "Sul tavolo", but "a tavola". */
const isOnTable = (units: readonly Unit[], at: number): boolean =>
  lemmaOf(units[at]) === "in" && lemmaOf(units[at + 2]) === "tavolo";
