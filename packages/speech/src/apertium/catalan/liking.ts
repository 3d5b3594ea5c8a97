import { caseLike } from "../../capitals.ts";

/** Portuguese "gosto de" becomes Catalan "m'agrada", which has no subject, and which French says with "aimer". */

const LIKING =
  /\b(?:(?:a )?(jo|tu|ell|ella|vostè|nosaltres|vosaltres|ells|elles|vostès) )?(no )?(m'|t'|li |ens |us |els )agrad(aria|arien|ava|aven|a|en|i|in)(?!\p{L})/giu;

/** "Els nens els agrada": a noun at the sentence's start and its pronoun. */
const NOUN_LIKING =
  /(?<=^|[.!?…] )((?:Els?|La|Les|Aquest(?:a|s|es|)) (?:\p{L}+ ){1,3})(no )?(?:li|els) (agrad(?:aria|arien|ava|aven|a|en|i|in))(?!\p{L})/gu;

/** Drops the subject of "jo m'agrada", and says "als nens agrada" for "els nens els agrada". */
export const likeWithoutSubject = (text: string): string =>
  text
    .replace(LIKING, (found: string, who: string | undefined) =>
      who ? caseLike(found, found.replace(/^(?:a )?\p{L}+ /iu, "")) : found,
    )
    .replace(NOUN_LIKING, (_, who: string, no = "", pleases: string) =>
      `A ${who.charAt(0).toLowerCase()}${who.slice(1)}${no}${pleases}`.replace(/^A el/, "Al"),
    );

/** Says "jo estimo" for "m'agrada", and "jo voldria" for "m'agradaria", on the way to French. */
export const likeInFrench = (text: string): string =>
  text
    .replace(NOUN_LIKING, (_, who: string, no = "", pleases: string) => {
      const [, verbs] = PEOPLE.get(/^(?:Els|Les|Aquest[ea]?s) /.test(who) ? "els " : "li ") ?? [];
      return `${who}${no}${verbs ? liking(verbs, pleases) : pleases}`;
    })
    .replace(
      LIKING,
      (found: string, who, no: string | undefined, dative: string, ending: string) => {
        const [usual, verbs] = PEOPLE.get(dative.toLowerCase()) ?? [];
        if (!verbs) return found;
        return caseLike(
          found,
          [who ?? usual, no?.trim(), liking(verbs, ending)].filter(Boolean).join(" "),
        );
      },
    );

function liking([present, imperfect, wish, subjunctive]: Verbs, pleases: string): string {
  if (/in?$/.test(pleases)) return subjunctive;
  if (/ari(?:a|en)$/.test(pleases)) return wish;
  return /av(?:a|en)$/.test(pleases) ? imperfect : present;
}

type Verbs = readonly [present: string, imperfect: string, wish: string, subjunctive: string];

/** Who likes, by the pronoun; "li" may be you, he or she. */
const PEOPLE: ReadonlyMap<string, readonly [usual: string, verbs: Verbs]> = new Map([
  ["m'", ["jo", ["estimo", "estimava", "voldria", "estimi"]]],
  ["t'", ["tu", ["estimes", "estimaves", "voldries", "estimis"]]],
  ["li ", ["", ["estima", "estimava", "voldria", "estimi"]]],
  ["ens ", ["nosaltres", ["estimem", "estimàvem", "voldríem", "estimem"]]],
  ["us ", ["vosaltres", ["estimeu", "estimàveu", "voldríeu", "estimeu"]]],
  ["els ", ["ells", ["estimen", "estimaven", "voldrien", "estimin"]]],
]);
