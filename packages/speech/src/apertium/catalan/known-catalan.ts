import { askWithVos } from "../french/requests.ts";
import { askWithLei } from "../italian/requests.ts";
import { inFuture } from "./future.ts";
import { likeInFrench, likeWithoutSubject } from "./liking.ts";
import { inPerfect } from "./perfect.ts";
import { continueSubject, withSubjects } from "./subjects.ts";
import { requestPolitely } from "./tidy-catalan.ts";
import { youAsObject, youClose } from "./you.ts";

/**
 * Says Catalan in words that Apertium's pairs from it know.
 * @param target ISO 639-1
 */
export function knownCatalan(text: string, target: string): string {
  const known = text
    .replace(/(?<!\p{L})soc(?!\p{L})/gu, "sóc") // or a log
    .replace(/\b(?:Ara|Mai|Quan|Després)(?!\p{L})/gu, lower) // names to its pairs
    .replace(/(?<=^|[.!?…] )(?:Bo|Deu|Han|Malgrat|Massa|Set|Viu)(?=,| \p{Ll})/gu, lower);
  if (target === "fr") {
    return askWithVos(
      withSubjects(likeInFrench(inPerfect(youIn("-vos", "vosaltres tanqueu", known))))
        .replace(THING, "$&,")
        .replace(/\ba punt de(?= \p{L}+r(?!\p{L}))/giu, "al punt de"),
    );
  }
  return likeWithoutSubject(
    target === "it"
      ? askWithLei(
          continueSubject(
            inPerfect(inFuture(youIn("-la", "vostè clou", requestPolitely(hundreds(known))))),
          ),
        )
      : known,
  );
}

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
