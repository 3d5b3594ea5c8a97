/** Portuguese "gosto de" becomes Catalan "m'agrada", which has no subject, and which French says with "aimer". */

const LIKING =
  /\b(?:(?:a )?(jo|tu|ell|ella|vostè|nosaltres|vosaltres|ells|elles|vostès) )?(no )?(m'|t'|li |ens |us |els )agrad(aria|arien|ava|aven|a|en)(?!\p{L})/giu;

/** Drops the subject of "jo m'agrada". */
export const likeWithoutSubject = (text: string): string =>
  text.replace(LIKING, (found: string, who: string | undefined) =>
    who ? casedLike(found, found.replace(/^(?:a )?\p{L}+ /iu, "")) : found,
  );

/** Says "jo estimo" for "m'agrada", and "jo voldria" for "m'agradaria", on the way to French. */
export const likeInFrench = (text: string): string =>
  text.replace(
    LIKING,
    (found: string, who, no: string | undefined, dative: string, ending: string) => {
      const [usual, verbs] = PEOPLE.get(dative.toLowerCase()) ?? [];
      if (!verbs) return found;
      const verb = ending.startsWith("ari")
        ? verbs[2]
        : ending.startsWith("av")
          ? verbs[1]
          : verbs[0];
      return casedLike(found, [who ?? usual, no?.trim(), verb].filter(Boolean).join(" "));
    },
  );

const casedLike = (pattern: string, text: string): string =>
  /^\p{Lu}/u.test(pattern) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

type Verbs = readonly [present: string, imperfect: string, wish: string];

/** Who likes, by the pronoun; "li" may be you, he or she. */
const PEOPLE: ReadonlyMap<string, readonly [usual: string, verbs: Verbs]> = new Map([
  ["m'", ["jo", ["estimo", "estimava", "voldria"]]],
  ["t'", ["tu", ["estimes", "estimaves", "voldries"]]],
  ["li ", ["", ["estima", "estimava", "voldria"]]],
  ["ens ", ["nosaltres", ["estimem", "estimàvem", "voldríem"]]],
  ["us ", ["vosaltres", ["estimeu", "estimàveu", "voldríeu"]]],
  ["els ", ["ells", ["estimen", "estimaven", "voldrien"]]],
]);
