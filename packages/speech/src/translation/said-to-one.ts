/** Sentences around those that are translated. */
interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Whether French sentences say "vous" to one person: a sentence tells it, or the nearest one around that does. Without a
 * sign "vous" is whoever watches.
 */
export function saidToOne(sentences: readonly string[], { before, after }: Around): boolean[] {
  const signs = [...before, ...sentences, ...after].map(signOf);
  return sentences.map((_, i) => nearest(signs, before.length + i) === "one");
}

type Sign = "one" | "many" | undefined;

/** How far a sentence tells to whom others are said. */
const REACH = 5;

function nearest(signs: readonly Sign[], at: number): Sign {
  for (let away = 0; away <= REACH; away += 1) {
    const sign = signs[at - away] ?? signs[at + away];
    if (sign) return sign;
  }
  return undefined;
}

const signOf = (sentence: string): Sign =>
  MANY.some((sign) => sign.test(sentence)) || agreesWith(sentence, PLURAL)
    ? "many"
    : ONE.some((sign) => sign.test(sentence)) || agreesWith(sentence, SINGULAR)
      ? "one"
      : undefined;

const TITLE = "(?:[Mm]adame|[Mm]ademoiselle|[Mm]onsieur|[Dd]octeur|[Pp]rofesseur)";
const OFFICE = String.raw`(?: (?:la|le) \p{L}+)?(?: \p{Lu}[\p{L}-]+){0,2}`;

const ONE: readonly RegExp[] = [
  // Case tells names from other words: "Bonjour, Madame Dupont."
  new RegExp(
    String.raw`(?:[,;:…] |(?<!\p{L})(?:[Bb]on(?:jour|soir)|[Mm]erci|[Oo]ui|[Nn]on|[Pp]ardon|[Aa]llô) )${TITLE}${OFFICE}(?=\s*(?:[,.;!?…]|$))`,
    "u",
  ),
  new RegExp(String.raw`^${TITLE}${OFFICE},`, "u"),
  /(?<!\p{L})vous-même(?!s)/iu,
  /(?<!\p{L})votre (?:mari|femme|épou(?:x|se)|compagn(?:on|e)|mère|père|prénom|âge|date de naissance|carte vitale|rendez-vous)(?!\p{L})/iu,
  /(?<!\p{L})(?:quel âge (?:avez-vous|vous avez)|comment (?:vous )?vous appelez|que faites-vous dans la vie)/iu,
  // On the telephone there is one.
  /(?<!\p{L})(?:allô|ne quittez pas|à l'appareil|je vous l[ae] passe|je vous rappelle(?= (?:dans|dès|demain|plus tard|ce soir|tout de suite)|\s*(?:[,.!?]|$)))(?!\p{L})/iu,
];

const MANY: readonly RegExp[] = [
  /(?<!\p{L})(?:mesdames|messieurs|vous-mêmes|nombreux|d'entre vous|vous (?:tous|toutes|deux|trois|autres))(?!\p{L})/iu,
  /(?<!\p{L})(?:bonjour|bonsoir|salut|merci|bienvenue|coucou|amis|chers|chères) (?:à )?(?:tous|toutes|amis|tout le monde|les amis|auditeurs)(?!\p{L})/iu,
  /(?:^|[,;:…] )(?:mes amis|les amis|les gars|les filles|les enfants|chers \p{L}+|tout le monde)(?=\s*(?:[,.!?…]|$))/iu,
  /(?<!\p{L})(?:abonnez-vous|en commentaires?|dans les commentaires)(?!\p{L})/iu,
];

/** What follows "vous êtes" and adverbs. */
const STATE =
  /(?<!\p{L})(?:vous (?:n'|ne )?(vous )?(?:êtes|étiez|serez|seriez)|(?:êtes|étiez|serez|seriez)-vous) (?:(?:pas|plus|jamais|bien|déjà|encore|très|trop|si|vraiment|toujours|aussi|donc|assez|tout|toute|un peu|\p{L}+ment) )*(\p{L}+)/giu;

const agreesWith = (sentence: string, number: RegExp): boolean =>
  [...sentence.matchAll(STATE)].some(
    ([, oneself, state = ""]) => number.test(state) && !(oneself && TO_ONESELF.test(state)),
  );

const PLURAL = /(?:és|ées|nts|ntes|ûre?s|rête?s|[dln]ue?s|ellee?s|eaux)$/iu;
/** No word that a clause may go on with, nor one that is written alike in the plural. */
const SINGULAR =
  /^(?!(?:a|afin|ailleurs|alors|au|aussi|autour|avant|avec|beaucoup|celle|celui|chez|chacun|combien|comme|contre|d|dans|de|depuis|derrière|devant|donc|du|debout|elle|en|encore|ensemble|entre|et|ici|il|j|jamais|jusqu|l|la|le|là|ma|maintenant|mal|mon|ni|notre|on|ou|où|par|parmi|pendant|pour|près|qu|quand|que|quel|quelle|qui|quoi|sa|sans|si|son|sur|ta|ton|tout|trop|un|une|vers|votre|à|ça|\p{L}*[sxz])$)\p{L}+$/iu;
/** "Vous vous êtes parlé": participles that do not agree, because the pronoun is an indirect object. */
const TO_ONESELF = /^(?:dit|donné|demandé|écrit|fait|parlé|plu|rendu|téléphoné)$/iu;
