import { caseLike } from "../../capitals.ts";

/** Words of everyday life that the pairs from Catalan choose in another sense, or leave as they are. */
export const EVERYDAY: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<!\p{L})rien n'est pass)ée?(?!\p{L})/giu, "é"],
  [/(?<!\p{L})rien n'est passé(?!\p{L})/giu, "rien ne s'est passé"],
  [/(?<!\p{L})(à|de) cela (?=que |qu')/giu, "$1 ce "],
  [/(?<=(?<!\p{L})sent\p{L}{1,4} )préparation(?!\p{L})/giu, "prêt"],
  [
    /(?<!\p{L})descend(?=(?:re|ez|s|u) (?:la (?:musique|télé|télévision|radio|température)|le (?:volume|son|chauffage)))/giu,
    "baiss",
  ],
  [/(?<=(?<!\p{L})baiss)re(?= l)/giu, "er"],
  [/(?<=(?<!\p{L})dos )font(?= mal)/giu, "fait"],
  [
    /(?<=^|[.!?…,] )nous (?=(?:voyons|verrons) (?:dans|à|en|demain|bientôt|plus tard|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|l'année)(?!\p{L}))/giu,
    "nous nous ",
  ],
  [
    /(?<!\p{L})passionn(ée?s?) (?:par|pour) (?=(?:lui|elle|toi|vous|moi)(?!\p{L}))/giu,
    "amoureux de ",
  ],
  [
    /(?<=(?<!\p{L})(?:parents|mère|père|tante|oncle|grand-mère|grand-père) (?:(?:m|t|l)'|nous |vous |les )(?:a|ont) )créé(?=e?s?(?!\p{L}))/giu,
    "élevé",
  ],
  [/(?<!\p{L})d'aucun en bas(?!\p{L})/giu, "à l'envers"],
  [/(?<!\p{L})demand(?=(?:er|e|ez|é|ons) prêtée?s? )/giu, "emprunt"],
  [/(?<=(?<!\p{L})emprunt\p{L}+ )prêtée?s? /giu, ""],
  [/(?<!\p{L})olora(?!\p{L})/giu, "sent"],
  [/(?<!\p{L})lucre(?=s?(?!\p{L}))/giu, "bénéfice"],
  [/(?<=(?<!\p{L})(?:suis|est|sommes|êtes|sont|était) )à chemin(?!\p{L})/giu, "en route"],
  [/(?<=^|[.!?…,] )ici (?:il|elle) est (?=(?:une?|l[ae]|[mts](?:on|a)|notre|votre) )/giu, "voici "],
  [/\bvue pour (?=l[ae]s? |l')/giu, "vue sur "],
  [/(?<=^|[.!?…] )le compte(?=, s'il vous plaît)/giu, "l'addition"],
  [/\bdans la plupart des fois\b/giu, "la plupart du temps"],
  [/\ballez direct(?:ement)?(?!\p{L})/giu, "allez tout droit"],
  [
    /(?<=(?<!\p{L})(?:me|te|nous|vous) )souvient d(?:e |')(?=(?:[mts](?:on|a|es)|notre|votre|l[ae]s?|une?) )/giu,
    "rappelle ",
  ],
  [
    /(?<=^|[.!?…] )il dure (?=(?:une?|deux|trois|quatre|cinq|dix|vingt|trente|\d+) (?:seconde|minute|heure|jour|semaine|mois|an))/giu,
    "ça prend ",
  ],
  [
    /(?<=^|[.!?…,] )posez (?=(?:votre|vos|l[ae]s?|un|une) (?:veste|manteau|chaussure|chapeau|gant|lunette|casque|masque|ceinture|pull|écharpe))/giu,
    "mettez ",
  ],
  [
    /(?<=^|[.!?…,] )(?:levez|ôtez|tirez) (?=(?:votre|vos|l[ae]s?) (?:veste|manteau|chaussure|chapeau|gant|lunette|casque|masque|ceinture|pull|écharpe|botte))/giu,
    "enlevez ",
  ],
  [/(?<=(?<!\p{L})\p{L}+ez (?:de |d'|à ))s(?:e |')(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu, "vous "],
  [/(?<=\ben )(?:inquiéter|préoccuper) tellement de(?=\s*(?:[,.;!?]|$))/giu, "inquiéter autant"],
  [/\btellement de(?=\s*(?:[,.;!?]|$))/giu, "autant"],
  [/(?<=(?<!\p{L})l'écran (?:est|était|reste) \p{L}+é)e(?!\p{L})/giu, ""],
  [/(?<!\p{L})à(?:u| le)? Natal (?=passé|dernier)/gu, "à Noël "],
  [/(?<!\p{L})le Natal(?!\p{L})/giu, "Noël"],
  [/(?<!\p{L})au Natal(?!\p{L})/giu, "à Noël"],
  [/(?<!\p{L})Natal(?!\p{L})/gu, "Noël"],
  [/(?<=^|[.!?…,] )après demain,? il est (?=une? )/giu, "après-demain, c'est "],
  [/(?<=(?<!\p{L})voudr(?:ais|ait|ions|iez|aient) )d'(?=une? )/giu, ""],
  [/(?<!\p{L})pendant beaucoup de temps(?!\p{L})/giu, "pendant longtemps"],
  [/(?<!\p{L})(?:a|ont|ai|avons|avez) rompu (?=(?:l[ae]|un) record)/giu, "a battu "],
  [
    /(?<!\p{L})laissé (?=(?:[mts]on|votre|notre|leur) (?:travail|emploi|poste|boulot))/giu,
    "quitté ",
  ],
  [/(?<!\p{L})je cède ou tard(?!\p{L})/giu, "tôt ou tard"],
  [
    /(?<=(?<!\p{L})(?:une?|l[ea]|notre|votre) (?:match|partie) )par (?=(?:\d+|un|deux|trois|quatre|cinq|six) buts?)/giu,
    "de ",
  ],
];

/** "Je vous téléphonerai une autre fois" is to call back. */
export const callBack = (text: string): string =>
  text
    .replace(AGAIN, (found: string, whom: string, ending: string) => {
      const stem = /^(?:er|ez|é|ons)$/iu.test(ending) ? "rappel" : "rappell";
      return caseLike(found, `${WHOM[whom.toLowerCase()] ?? whom} ${stem}${ending}`);
    })
    .replace(MISSING, (_, who: string, whom: string) =>
      whom.toLowerCase() === "vous"
        ? `vous ${OBJECT[who.toLowerCase()] ?? who} manquez`
        : `${whom} ${OBJECT[who.toLowerCase()] ?? who} manque`,
    );

const AGAIN =
  /(?<!\p{L})(me|te|nous|vous|lui|leur) téléphon(er|ez|é|ons|erai|era|eras|erons|erez|eront|e|ent) (?:une autre fois|de nouveau|à nouveau)(?!\p{L})/giu;
const WHOM: Readonly<Record<string, string>> = { lui: "le", leur: "les" };

/** Catalan "trobar a faltar" is to miss somebody, who is the subject in French. */
const MISSING =
  /(?<!\p{L})(je|tu|il|elle|nous|vous|ils|elles) trouve(?:s|nt|ons|z)? à manquer (?:de |d')?(vous|(?:[mts](?:on|a)|notre|votre|l[ae]) \p{L}+)(?!\p{L})/giu;
const OBJECT: Readonly<Record<string, string>> = {
  je: "me",
  tu: "te",
  il: "lui",
  elle: "lui",
  ils: "leur",
  elles: "leur",
};
