/** Words that end as French infinitives do. */
const OTHERS =
  "votre|notre|quatre|autre|entre|contre|outre|encore|moindre|genre|hier|premier|dernier|cher|entier|papier|mer|fer|fier|hiver|air|avenir|désir|plaisir|soir|espoir|miroir|couloir|trottoir|livre|titre|centre|lettre|offre|ordre|nombre|chambre|terre|guerre|pierre|lumière|manière|matière|carrière|rivière|bière|affaire|histoire|victoire|mémoire|gloire|heure|nature|culture|voiture|mesure|figure|mère|père|frère|ministre|membre|arbre|maître|fenêtre|théâtre|spectre|rare|propre|pire|sombre|libre|pauvre|tendre|sucre|cidre|verre|beurre|bonheur|foyer|loyer|métier|quartier|escalier|cahier|panier|danger|dossier|fichier|chantier|courrier|calendrier|atelier|janvier|février|loisir|tiroir";

/** Matches a French infinitive, as the source of a regular expression with the flag "u". */
export const INFINITIVE = String.raw`(?!(?:${OTHERS})(?!\p{L}))\p{L}+(?:er|ir|re|oir)(?!\p{L})`;
