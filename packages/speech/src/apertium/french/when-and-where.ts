import { keepCapital } from "../../capitals.ts";

const MONTH =
  "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";

/** Says when and where as French does: "en mars", "en été", "au deuxième étage". */
export const whenAndWhere = (text: string): string =>
  text
    .replace(/(?<!\p{L})à chemin(?! d)/giu, "en route")
    .replace(/(?<!\p{L})de sa partie(?!\p{L})/giu, "de sa part")
    .replace(
      /(?<!\p{L})près d(?:e |')(?=(?:une?|\d+|deux|trois|quatre|cinq|dix|quinze|vingt|trente) (?:seconde|minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu,
      "environ ",
    )
    .replace(/(?<!\p{L})(avant|après|depuis|vers) les (?=\p{L}+ heures(?!\p{L}))/giu, "$1 ")
    .replace(/(?<=(?<!\p{L})(?:jours|semaines|mois|ans) )avancée?s(?!\p{L})/giu, "d'avance")
    .replace(/(?<!\p{L})(?:desquel(?:le)?s|duquel) (?=couleur)/giu, "de quelle ")
    .replace(/(?<!\p{L})dans le sol(?=\s*(?:[,.;!?]|$))/giu, "par terre")
    .replace(/(?<!\p{L})messages? de texte(?!\p{L})/giu, "SMS")
    .replace(
      /(?<!\p{L})comment d(?:u|e la) (?=\p{L}+ (?:je|tu|il|elle|nous|vous|ils|elles)(?!\p{L}))/giu,
      "combien de ",
    )
    .replace(
      /(?<!\p{L})combien (?=(?!de(?!\p{L})|d'|coûte|fait|est|vaut|je|tu|il|on|nous|vous|ils|elle|ça|cela)\p{L}+ (?:je|tu|il|elle|nous|vous|ils|elles)(?!\p{L}))/giu,
      "combien de ",
    )
    .replace(IN_MONTH, "en ")
    .replace(
      /(?<!\p{L})dans (?=(?:l'été|l'hiver|l'automne)(?!\p{L}))l'(?!\p{L}+ (?:de|du|dernier|prochain|suivant|où|qui))/giu,
      "en ",
    )
    .replace(
      /(?<!\p{L})dans le (?=printemps(?!\p{L})(?! (?:de|du|dernier|prochain|où|qui)))/giu,
      "au ",
    )
    .replace(
      /(?<!\p{L})dans le (?=(?:premier|deuxième|second|troisième|quatrième|cinquième|sixième|dernier|\p{L}+ième) étage)/giu,
      "au ",
    )
    .replace(/(?<=(?<!\p{L})en )des (?=vacances(?!\p{L}))/giu, "")
    .replace(EACH_DAY, keepCapital("le "))
    .replace(AGO, "il y a environ ")
    .replace(/\bgare de trains?(?!\p{L})/giu, "gare")
    .replace(
      /(?<!\p{L})tarde(nt)? (?=(?:(?:environ|presque|plus de|moins de|seulement) )?(?:\p{L}+|\d+) (?:seconde|minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu,
      "dure$1 ",
    )
    .replace(/(?<=(?<!\p{L})toilettes )(est|était|sera)(?!\p{L})/giu, (be) =>
      be.toLowerCase() === "est" ? "sont" : be.toLowerCase() === "était" ? "étaient" : "seront",
    );

/** "Fermé au lundi", not "du lundi au samedi". */
const EACH_DAY =
  /(?<!(?<!\p{L})(?:du|de|depuis) \p{L}+ )(?<!\p{L}|')au (?=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L}))/giu;

/** "J'étais là y a près de deux ans." */
const AGO =
  /(?<=\p{L} )(?<!\b(?:il|n') ?)y a (?:près de|environ) (?=(?:\p{L}+|\d+) (?:seconde|minute|heure|jour|semaine|mois|an|année)s?(?!\p{L}))/giu;

/** Catalan "el març", without a day before it. */
const IN_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:le|au) (?=(?:${MONTH})(?!\p{L}))(?!mai \p{L}+ist)`,
  "giu",
);
