/**
 * Says "d'abord, levez la roue" for "d'abord, il lève la roue" and "vous levez la roue", where Catalan asks for it: Apertium
 * gives a request that does not begin its sentence a subject.
 * @param original the Catalan text
 */
export const askForSteps = (text: string, original: string): string =>
  REQUEST.test(original) && !SOMEBODY.test(original)
    ? text.replace(STEP, (_, pushed: string | undefined, pulled: string | undefined) =>
        pushed === undefined ? `${pulled}ez` : `${softened(pushed)}ez`,
      )
    : text;

/** A subjunctive at the start of a clause: "primer, aixequi la roda". */
const REQUEST =
  /(?:^|[,;] |(?<!\p{L})(?:i|ara|després|llavors) )(?!avui|oli|servei|estudi|premi)\p{L}{3,}i(?= \p{L})/iu;
const SOMEBODY = /(?<!\p{L})(?:ells?|elles?|ella|vostès?|que|qui|si|quan|perquè|això)(?!\p{L})/iu;

const THING = String.raw`(?= (?:l[ae]s?|une?|des|du|sur|bien|votre|vos|ce|cette|ces|tout) | l'| d'une? )`;
const STEP = new RegExp(
  String.raw`(?<=(?:, |(?<!\p{L})(?:et|maintenant|ensuite|puis) ))(?:il (\p{L}{2,})e|vous (\p{L}{2,})ez)${THING}`,
  "giu",
);

/** "Lève", but "levez". */
const softened = (stem: string): string => stem.replace(/è(?=\p{L}$)/iu, "e");
