import { keepCapital } from "../../../capitals.ts";

/**
 * Says what is done again without "re-" where the pair with Catalan knows the verb only so: "relisez" is "lisez", and
 * "recouchez-vous" is "couchez-vous de nouveau" where "again" matters.
 */
export const withoutAgain = (text: string): string =>
  text
    .replace(TRY, keepCapital("essay$1 de nouveau"))
    .replace(AGAIN, keepCapital("$1$2 de nouveau"))
    .replace(PREFIX, (_, prefix: string, first: string) =>
      /^\p{Lu}/u.test(prefix) ? first.toUpperCase() : first,
    );

const TRY = /(?<!\p{L})r[eé]essay(er|ez|ons|é)(?: de nouveau| encore)?(?!\p{L})/giu;
const AGAIN =
  /(?<!\p{L})re((?:couch|branch|coup|compt|coll|vérifi|téléphon|parl|copi)\p{L}*)((?:-(?:vous|toi|le|la|les))?)(?![\p{L}-])/giu;
/** The prefix of verbs that go without it. */
const PREFIX =
  /(?<!\p{L})(re(?=(?:coud(?!r?ai)|cous|dorm(?!i)|mang|class|jou|march|programm|propos|connect|travers|fum|serv(?!i))\p{L})|re(?=li(?:re|s|sez|sons|sent|sais|sait|saient|t|rai|ras|ra|rons|rez|ront)(?!\p{L}))|re(?=lue?s?(?!\p{L}))|ré(?=(?:écout|embauch|entend|appren|appri|invit)\p{L})|r(?=(?:habill|accompagn|ass(?:ey|oi|eoi|ied))\p{L}))(\p{L})/giu;
