/** What one hears, not listens to, and what one calls about. */
export const HEARING_AND_CALLING: readonly (readonly [RegExp, string])[] = [
  // To hear, not to listen.
  [
    /(?<=(?<!\p{L})(?:peux|peut|pouvons|pouvez|peuvent|pouvais|pouvait|pourrais|pourrait) (?:bien |plus |pas |vraiment )?(?:m'|t'|l'|vous |nous |les ))écouter(?!\p{L})/giu,
    "entendre",
  ],
  [
    /(?<!\p{L})écout(?=(?:é|er|e|es|ent|ons|ez|ais|ait|aient)(?: (?:un|une|des|du|le|la|l'|son|sa|votre|mon|ma|de la))? ?(?:ce qu[ei]|clic|sirène|alarme|bruit|cri|coup|explosion|détonation|sonnerie|tonnerre|claquement|craquement|porte|voix|nouvelle)s?(?!\p{L}))/giu,
    "entend",
  ],
  [/(?<!\p{L})entendé(?!\p{L})/giu, "entendu"],
  [/(?<!\p{L})entender(?!\p{L})/giu, "entendre"],
  [/(?<!\p{L})((?:j'|je |il |elle |on |qui )(?:n')?)entende(?!\p{L})/giu, "$1entend"],
  [
    /(?<!\p{L})(appel|téléphon)(le|lent|e|ent|ons|ez|ais|ait|er|é) sur (?=une? (?!\p{L}*(?:ligne|portable|fixe|numéro|téléphone)))/giu,
    "$1$2 au sujet d'",
  ],
  [
    /(?<!\p{L})(appel|téléphon)(le|lent|e|ent|ons|ez|ais|ait|er|é) sur (?=(?:cette|ces|ma|vos|votre|la) (?!\p{L}*(?:ligne|portable|fixe|numéro|téléphone))|l')/giu,
    "$1$2 au sujet de ",
  ],
];
