import { caseLike, keepCapital } from "../../capitals.ts";
import { askWithLei } from "../italian/requests.ts";
import { sayWho } from "./from-french/who.ts";
import { inFuture } from "./future.ts";
import { likeInFrench, likeWithoutSubject } from "./liking.ts";
import { inPerfect } from "./perfect.ts";
import { continueSubject, withSubjects } from "./subjects.ts";
import { sayWhich } from "./questions.ts";
import { youAsObject, youClose } from "./you.ts";

/**
 * Says Catalan in words that Apertium's pairs from it know.
 * @param target ISO 639-1
 */
export function knownCatalan(text: string, target: string): string {
  const known = sayWhich(sayWho(text, target))
    .replace(/(?<!\p{L})soc(?!\p{L})/gu, "sóc") // or a log
    .replace(/(?<!\p{L})no (\p{L}+) ja(?=\s*(?:[,.;!?]|$))/giu, keepCapital("ja no $1"))
    .replace(/\b(?:Ara|Mai|Quan|Després)(?!\p{L})/gu, lower) // names to its pairs
    .replace(/(?<=^|[.!?…] )(?:Bo|Tanca|Deu|Deus|Han|Malgrat|Massa|Set|Viu)(?=,| \p{Ll})/gu, lower);
  if (target === "fr") {
    return withSubjects(likeInFrench(inPerfect(youIn("-vos", "vosaltres tanqueu", known))))
      .replace(THING, "$&,")
      .replace(/\ba punt de(?= \p{L}+r(?!\p{L}))/giu, "al punt de");
  }
  if (target === "es") return likeWithoutSubject(known.replace(ENOUGH, "bastant$1 "));
  // "Meno di lei" would compare.
  const abed = goToBed(known.replace(/(?<=\ba menys que )(?:vost\p{L}+|ell\p{L}*) /giu, ""));
  return likeWithoutSubject(
    target === "it"
      ? askWithLei(
          continueSubject(
            inPerfect(inFuture(youIn("-la", "vostè clou", hundreds(seeAgain(please(abed)))))),
          ),
        )
      : abed
          .replace(/(?<=\p{L} )d(?:e la|el|e les|els) quals?(?!\p{L})/giu, "de què")
          .replace(
            /(?<=(?<!\p{L})(?:el que|allò que|què) (?:ha|havia) )passat(?!\p{L})/giu,
            "succeït",
          )
          .replace(/(?<=(?<!\p{L})(?:el que|allò que|què) va )passar(?!\p{L})/giu, "succeir")
          .replace(/\btan bon punt\b/giu, keepCapital("així que"))
          .replace(/\bmal (?=de (?:cap|panxa|queixal|coll|esquena|ventre)\b)/giu, "dolor ")
          .replace(/\bcap(?=s? de setmana(?!\p{L}))/giu, keepCapital("fi"))
          .replace(
            /(?<!\p{L})(de |a )?la son(?!\p{L})/giu,
            (_, of = "") => SLEEP[of.toLowerCase()] ?? "",
          ),
  );
}

/** An interjection to the Spanish pair. */
const ENOUGH = /(?<!(?<!\p{L})amb )(?<!\p{L})prou (?=\p{L}+?(s?)(?!\p{L}))(?!que(?!\p{L}))/giu;

/** The Portuguese pair takes "son" for "their". */
const SLEEP: Readonly<Record<string, string>> = {
  "": "el dormir",
  "de ": "del dormir",
  "a ": "al dormir",
};

/** Says "going to bed" for "ficar-se al llit", which only the Spanish pair knows. */
const goToBed = (text: string): string =>
  text
    .replace(/(?<!\p{L})ficar-(?:me|te|se|nos|vos) al llit(?!\p{L})/giu, "anar al llit")
    .replace(/(?<!\p{L})fiqueu-vos al llit(?!\p{L})/giu, "aneu al llit")
    .replace(/(?<!\p{L})fica't al llit(?!\p{L})/giu, "ves al llit")
    .replace(
      /(?<!\p{L})(?:em|et|es|ens|us) (fic(?:o|a|ava|aven|àvem)|fiques|fiquem|fiqueu|fiquen) al llit(?!\p{L})/giu,
      (found, puts: string) => caseLike(found, `${GO[puts.toLowerCase()] ?? "va"} al llit`),
    );
const GO: Readonly<Record<string, string>> = {
  fico: "vaig",
  fiques: "vas",
  fica: "va",
  fiquem: "anem",
  fiqueu: "aneu",
  fiquen: "van",
  ficava: "anava",
  ficaven: "anaven",
  ficàvem: "anàvem",
};

/** "Torneu a veure'm": the Italian pair does not know its one word for "to see again" with a pronoun. */
const seeAgain = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})torn\p{L}+ )(?=a veure(?:'[mtns]|-\p{L}))/giu, "aquí ");

/** "Si us plau", which does not say to how many. */
const please = (text: string): string =>
  text.replace(/(?<!\p{L})si us plau(?!\p{L})/giu, keepCapital("per favor"));

const youIn = (pronoun: "-la" | "-vos", closes: string, text: string): string =>
  youClose(youAsObject(text, pronoun), closes);

/** Writes hundreds in digits: "nou-cents" is "new" hundreds to the Italian pair. */
const hundreds = (text: string): string =>
  text.replace(
    /(?<!\p{L})(dos|dues|tres|quatre|cinc|sis|set|vuit|nou)-cent(?:e?s)(?![\p{L}-])/giu,
    (_, count: string) => `${HUNDREDS[count.toLowerCase()]}00`,
  );
const HUNDREDS: Readonly<Record<string, number>> = {
  dos: 2,
  dues: 2,
  tres: 3,
  quatre: 4,
  cinc: 5,
  sis: 6,
  set: 7,
  vuit: 8,
  nou: 9,
};

/** Before a comma: the French pair makes "la première ce que" of "la primera cosa que". */
const THING =
  /(?<=\b(?:una|la|les|unes|primera|única|altra|mateixa|millor|pitjor|seva) )cos(?:a|es)(?= que\b)/giu;

const lower = (text: string): string => text.toLowerCase();
