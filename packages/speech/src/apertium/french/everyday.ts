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
  [/(?<=(?<!\p{L})ce que [^,.;!?]{2,30} )plus est (?=\p{L})/giu, "le plus, c'est "],
  [
    /(?<!\p{L})ce qu(?:e |')(?=(?:[mt]'|vous |nous )(?:a|avait) (?!dit|écrit|demandé|raconté|donné|montré|appris|promis)\p{L}+(?:é|i|u|is|it)(?!\p{L}))/giu,
    "ce qui ",
  ],
  [
    /(?<=(?<!\p{L})(?:heureux|heureuse|content|contente|désolée?|ravie?|fière?) que vous )êtes(?!\p{L})/giu,
    "soyez",
  ],
  [
    /(?<=(?<!\p{L})(?:heureux|heureuse|content|contente|désolée?|ravie?|fière?) que vous )avez(?!\p{L})/giu,
    "ayez",
  ],
  [
    /(?<=(?<!\p{L})vous (?:devez|pouvez|voulez|allez|devriez|pourriez|devrez) )s(?:e |')(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
    "vous ",
  ],
  [
    /(?<=(?<!\p{L})(?:facile|difficile|simple|grand|bon|mauvais|cher) )que semble(?!\p{L})/giu,
    "qu'il semble",
  ],
  [
    /(?<!\p{L})pas de (temps|place|travail|espace|pain|lait|café) suffisante?(?!\p{L})/giu,
    "pas assez de $1",
  ],
  [
    /(?<!\p{L})pas d'(argent|eau|espace|air|énergie|expérience) suffisante?(?!\p{L})/giu,
    "pas assez d'$1",
  ],
  [/(?<=(?<!\p{L})(?:suis|es|est|sommes|êtes|sont) )restée?(?=s? mieux(?!\p{L}))/giu, "allé"],
  [/(?<!\p{L})dans près de (?=\p{L}|\d)/giu, "dans environ "],
  [
    /(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont) \p{L}+(?:é|i|u|is|it) )de (?=la moitié(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<=(?<!\p{L})(?:tombé|baissé|augmenté|diminué|chuté|monté)e?s? )(?=un (?:tiers|quart|dixième)(?!\p{L}))/giu,
    "d'",
  ],
  [
    /(?<=(?<!\p{L})(?:faire|fais|fait|faites|boire|bois|boit|buvez|prendre|prends|prend|prenez) )(?=(?:café|thé)(?!\p{L}))/giu,
    "du ",
  ],
  [/(?<=^|[.!?…,] )réveillez(?=\s*(?:[,.;!?]|$))/giu, "réveillez-vous"],
  [/(?<=^|[.!?…,] )lavez (?=les (?:mains|dents|cheveux|pieds)(?!\p{L}))/giu, "lavez-vous "],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e |')).*, )il fasse(?= \p{L})/giu, "faites"],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e |')).*, )il prenne(?= \p{L})/giu, "prenez"],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e |')).*, )il mette(?= \p{L})/giu, "mettez"],
  [/(?<=^(?!.*(?<!\p{L})qu(?:e |')).*, )il aille(?= \p{L})/giu, "allez"],
  [
    /(?<=(?<!\p{L})que )côte (?=(?:\d|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|mille|plus|moins|trop)(?!\p{L}))/giu,
    "ça coûte ",
  ],
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
