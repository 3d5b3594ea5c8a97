import { opening, type Saying, saying } from "./matching.ts";

/** "Voilà" and "voici", which Catalan says with a verb or leaves out. */
export const HERE_IS: readonly Saying[] = [
  [opening("voilà,? (?=c'est|ce|donc|alors)"), "bon, "],
  [opening("(et )?voilà(?=,)"), "$1bon"],
  [saying("voilà pourquoi"), "c'est pour cela que"],
  [/(?<!\p{L})(?:voilà|voici) (?=ce (?:que|qui|dont)|comment)/giu, "c'est "],
  [saying("me (?:voilà|voici)"), "je suis ici"],
  [saying("te (?:voilà|voici)"), "tu es ici"],
  [saying("nous (?:voilà|voici)"), "nous sommes ici"],
  [saying("vous (?:voilà|voici)"), "vous êtes ici"],
  [saying("l[ea] (?:voilà|voici)"), "il est ici"],
  [saying("les (?:voilà|voici)"), "ils sont ici"],
  [
    /(?<=^|[,.;:!?…] )(?:voilà|voici) (?=(?:une?|la|le|les|des|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|cette|ce|ces|quelques|deux|trois|quatre|cinq|six|sept|dix|\d+) |l')/giu,
    "ici il y a ",
  ],
];
