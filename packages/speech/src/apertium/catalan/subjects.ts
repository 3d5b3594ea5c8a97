import { prepend } from "../../capitals.ts";

/**
 * Gives Catalan verbs the subject that French needs and Catalan does without, where only one can be meant: "visc" is "jo
 * visc", and in "quan jo era petit, vivia" the man who was small lived.
 */
export const withSubjects = (text: string): string =>
  continueSubject(
    text.replace(FIRST_PERSON, (_, start: string, verb: string) => start + prepend("jo ", verb)),
  );

/** Says who did something where the verb alone may be "I" or "he", and the sentence has said it before. */
export const continueSubject = (text: string): string =>
  text.replace(CONTINUED, (_, who: string, verb: string) => `${who.toLowerCase()} ${verb}`);

const CLITICS = "(?:no |ja )?(?:(?:em|et|es|el|la|els|les|li|ho|hi|ens|us|en) |[mtlsn]')*";

const VERBS =
  "vull|visc|veig|tinc|faig|vaig|estic|sóc|soc|puc|dec|crec|conec|reconec|sé|penso|parlo|treballo|necessito|espero|estimo|" +
  "entenc|comprenc|aprenc|prenc|vinc|surto|bec|llegeixo|escric|dic|poso|miro|compro|deixo|trobo|porto|dono|recordo|jugo|" +
  "utilitzo|prefereixo|començo|acabo|arribo|torno|quedo|romanc|preparo|gaudeixo|segueixo|continuo|intento|ensenyo";

const FIRST_PERSON = new RegExp(
  String.raw`(^|[.,;:!?…] |(?<!\p{L})(?:que|quan|si|com|on|i|però|perquè|mentre|avui|ahir|demà|llavors|després|també|sempre) )(${CLITICS}(?:${VERBS}))(?![\p{L}'-])`,
  "giu",
);

/** What happens without anybody who does it. */
const WEATHER =
  "(?:estava )?(?:plov|nev|fent |trona)|feia (?:molta? )?(?:fred|calor|sol|vent|bon temps|mal temps)";

/** A past without a subject in a later clause of a sentence that says who before. */
const CONTINUED = new RegExp(
  String.raw`(?<=(?<!\p{L})(jo|ella?|vostè) [^.!?…]*(?:, | però | perquè | si ))(?!${WEATHER})(${CLITICS}(?:\p{L}+(?:és|ís)|\p{L}+ava|era|anava|vivia|tenia|volia|podia|sabia|feia|deia|sortia|venia|creia|veia|devia|coneixia|entenia|dormia))(?![\p{L}'-])`,
  "giu",
);
