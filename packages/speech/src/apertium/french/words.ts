import { caseLike, keepCapital } from "../../capitals.ts";
import { EL_DIA } from "../catalan/words.ts";

/**
 * Replaces words that Apertium's French has from its sources, where French has another in the same place.
 * @param original the Catalan or Spanish text
 */
export const frenchWords = (text: string, original = ""): string =>
  (/\bcom est(?:à|an)(?!\p{L})/iu.test(original) ? text.replace(HOW_IS, howGoes) : text)
    .replace(/(?<!\p{L}|est-ce )qui est(?= \p{L})/giu, (who) =>
      WHAT_IS.test(original) ? caseLike(who, "qu'est-ce que") : who,
    )
    .replace(GAME, "match")
    .replace(
      /(?<!\b(?:la|une|cette|des|les|en) )\bhaie\b/gi,
      /(?<!\b(?:la|una) )\btanca\b/i.test(original) ? "ferme" : "$&",
    )
    .replace(/\bhaie(?=s?\b)/gi, /\btan(?:ca|ques)\b/i.test(original) ? "clôture" : "$&")
    .replace(/(?<=(?<!\p{L})(?:dans|pour|jusqu'à|à) le )proche(?=\s*(?:[,.;!?]|$))/giu, "prochain")
    .replace(
      /(?<!\p{L})(ce|le|un) (?=diapositive(?!\p{L}))/giu,
      (_, the: string) => `${FEMININE[the.toLowerCase()] ?? the} `,
    )
    .replace(/\bla moins qu(?=e |')/giu, "à moins qu")
    .replace(
      /\b(beaucoup|peu|trop|assez|plus|moins) (?:de |d')(?=(?:pour|avec|parce|et|mais|que|quand|comme|en|entre|après|avant)(?!\p{L}))/giu,
      "$1 ",
    )
    .replace(
      /\bcombien de temps (?:il )?fait qu(?:e |')/giu,
      keepCapital("depuis combien de temps "),
    )
    .replace(
      /(?<=^|[.!?…;,] )(?:il )(était|est) (?=une? )(?!une? fois)/giu,
      (it, be: string) => caseLike(it, `c'${be}`) + " ",
    )
    .replace(/\bgoth(?=s?\b)/gi, "verre")
    .replace(/\bcoca\b(?!-)/gi, /\bcola\b/i.test(original) ? "colle" : "$&")
    .replace(/\bquelle heure est(?=\s*(?:[,.;!?]|$))/gi, "$&-il")
    .replace(
      /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|avaient) )de l'(?=envie de\b)/giu,
      "",
    )
    .replace(/(?<!\p{L})j'attends (?=que |qu')/giu, (wait) => caseLike(wait, "j'espère "))
    .replace(/(?<!\p{L})nous attendons (?=que |qu')/giu, (wait) => caseLike(wait, "nous espérons "))
    .replace(/\bjusqu'à la proche(?=\s*(?:[,.;!?]|$))/giu, "à la prochaine")
    .replace(/\b(cliqu\p{L}+) dans\b/giu, "$1 sur")
    .replace(/\b(heures? et demi)(?!e)/gi, "$1e")
    .replace(/(?<!\p{L})aussi vite(?! qu)/giu, "si vite")
    .replace(/\bquelque autre chose\b/gi, "autre chose")
    .replace(ON_DAY, EL_DIA.test(original) ? "" : "$&")
    .replace(
      /(?<!\p{L})aux (?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s(?!\p{L}))(\p{L}+)s/giu,
      "le $1",
    )
    .replace(
      /(?<=(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )(?:de|au) (?=matin(?!\p{L}))/giu,
      "",
    )
    .replace(READY, "$1prêt$2")
    .replace(
      /(?<!\p{L})dans (?=(?:la|sa|ma|ta|une|cette|notre|votre|leur) table(?!\p{L}))/giu,
      "à ",
    )
    .replace(
      PLAYING,
      (_, ending: string, instrument: string) =>
        `jou${ending} ${OF_THE[instrument] ?? "de la "}${instrument}`,
    );

const WHAT_IS = /(?:^|[.!?…,] )qu[eè] és (?!que(?!\p{L}))/iu;
const FEMININE: Readonly<Record<string, string>> = { ce: "cette", le: "la", un: "une" };

/** "Com està", how somebody is. */
const HOW_IS = /\bcomment (?:(?:ils?|elles?) )?(est|sont)(?= \p{L})/giu;
const howGoes = (_: string, be: string): string =>
  `comment ${be.toLowerCase() === "est" ? "va" : "vont"}`;

/** "Le lundi" is every Monday, "el dilluns" may be one. */
const ON_DAY =
  /(?<!(?:ferm|ouvr|ouvert|souvent|toujours|chaque)[^.!?…]*)(?<!\p{L}|\b(?:du|au|et|ou|ce|entre|depuis|jusqu'à|dès|pour) )le (?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:\s*[,.;!?]|$| (?:à|matin|soir|après-midi|et|prochain|dernier|nous|vous|je|on|avec|dans|chez)(?!\p{L})))/gu;

/** "Prepared", unless by or with something. */
const READY =
  /(?<!\p{L})((?:suis|est|êtes|sommes|sont|étais|était|étions|étiez|étaient|être|sera|seront|serez|serons|soit|soient)(?: (?:pas|plus|déjà|presque|toujours|encore|tous|toutes))? )préparé(e?s?)(?!\p{L}| (?:par|avec|dans|en|selon|à partir)(?!\p{L}))/giu;

/** "Touching" an instrument. */
const PLAYING =
  /\b(?:touch|jou)(er|ent?|es?|ons|ez|é|ais|ait|ant) (?:de )?(?:la |le |l')?(guitare|piano|violon|flûte|batterie|trompette|saxophone|harpe|accordéon)(?!\p{L})/giu;
const OF_THE: Readonly<Record<string, string>> = {
  piano: "du ",
  violon: "du ",
  saxophone: "du ",
  accordéon: "de l'",
};

const TEAMS = String.raw`(?<!\p{L})(?:équipes?|contre|buts?|football|basket|tennis|stade|championnat|finale|gagn\p{L}+|perdu?s?|joueu\p{L}+)(?!\p{L})`;
/** A game that teams play. */
const GAME = new RegExp(
  String.raw`(?<=${TEAMS}[^.!?…]*)(?<!\p{L})jeu(?!\p{L})|(?<!\p{L})jeu(?!\p{L})(?=[^.!?…]*${TEAMS})`,
  "giu",
);
