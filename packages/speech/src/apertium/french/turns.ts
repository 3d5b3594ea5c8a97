/** Turns of phrase that French has in other words: "prendre rendez-vous", "un coup de main", "à lundi". */
export const TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<!\p{L})(?:pren|pris)\p{L}* )une? (?:consultation|rendez-vous)(?!\p{L})/giu,
    "rendez-vous",
  ],
  [
    /(?<=^|[.!?…,] )nous nous (?:voyons|verrons) (?=(?:demain|après-demain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?|bientôt|plus tard|tout à l'heure|la (?:prochaine|semaine prochaine)|ce soir)\s*(?:[,.!]|$))/giu,
    "à ",
  ],
  [/(?<=^|[.!?…,] )nous nous (?:voyons|verrons) autour(?!\p{L})/giu, "à bientôt"],
  [/(?<!\p{L})(?:avec|en|d') ?antécédence(?!\p{L})/giu, "à l'avance"],
  [/(?<!\p{L})(m|t|s)on cours de maison(?!\p{L})/giu, "$1es devoirs"],
  [/(?<!\p{L})(v|n)otre cours de maison(?!\p{L})/giu, "$1os devoirs"],
  [/(?<!\p{L})(?:l[ae]|les|un) cours de maison(?!\p{L})/giu, "les devoirs"],
  [/(?<=(?<!\p{L})donn\p{L}+ )une main(?!\p{L})/giu, "un coup de main"],
  [/(?<!\p{L})fein(?=[ts] (?:de |d')?\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu, "fai"],
  [/(?<=(?<!\p{L})fai[ts] )(?:de |d')?(?=être(?!\p{L}))/giu, "semblant d'"],
  [/(?<=(?<!\p{L})laiss\p{L}*(?:-\p{L}+)? )une (?:révision|évaluation)(?!\p{L})/giu, "un avis"],
  [/(?<!\p{L})comptez-(?=(?:moi|nous)(?! sur| parmi))/giu, "racontez-"],
  [
    /(?<=(?<!\p{L})(?:rest|attend|patient|gard)\p{L}* )(?:dans|sur) la ligne(?!\p{L})/giu,
    "en ligne",
  ],
  [/(?<=(?<!\p{L})(?:m'|t'|lui |nous |vous |leur )(?:est|était) )passé(?!\p{L})/giu, "arrivé"],
  [
    /(?<!\p{L})bienvenue?s? (?:à|dans) (?=(?:un|une|ce|cette) (?:autre |nouve\p{L}+ )?(?:vidéo|épisode|émission|podcast|vlog|chaîne)(?!\p{L}))/giu,
    "bienvenue dans ",
  ],
];
