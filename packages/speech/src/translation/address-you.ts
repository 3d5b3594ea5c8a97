import { keepCapital } from "../capitals.ts";

/**
 * Says "vosso" and "vos" in Portuguese for "your" and "to you" on the way to French, and to Italian where it says "to you":
 * Portuguese has the same words for "his" and "to him", and they became "son" and "lui". Says "lhe" for "te" on every way.
 * @param english what `text` translates
 * @param target ISO 639-1, like the last step's
 */
export function addressYou(text: string, english: string, target: string): string {
  const portuguese = politely(text, english);
  const speaks = target === "fr" || (target === "it" && TO_YOU.test(portuguese));
  if (!speaks || !YOU.test(english)) return portuguese;
  if (target === "it" && POLITE.test(portuguese)) return portuguese;
  const yours = THEIR.test(english) ? portuguese : portuguese.replace(YOUR, vosso);
  const told = HIM.test(english) ? yours : yours.replace(/(?<!\p{L})lhes?(?!\p{L})/giu, "vos");
  if (OTHERS.test(english)) return told;
  return told
    .replace(DOING, (that) => (YOU_ARE.test(english) ? `${that}você ` : that))
    .replace(CAN, "$1 você $2")
    .replace(WHAT, (what, verb: string) =>
      WHAT_YOU.test(english) ? `${what} ${/(?:m|ão)$/iu.test(verb) ? "vocês" : "você"}` : what,
    )
    .replace(OBJECT, (_, stem: string, vowel: string) => `${stem}${PLAIN[vowel]}r-vos`);
}

/** "Vou te responder", to somebody whom nothing else in the text calls "tu". */
const politely = (portuguese: string, english: string): string =>
  YOU.test(english) && !TU.test(portuguese)
    ? portuguese
        .replace(IF_I_WERE_YOU, keepCapital("no seu lugar"))
        .replace(PHONE_YOU, "lhe telefon$1 ")
        .replace(TE, "lhe ")
    : portuguese;

/** "Telefone para você de volta". */
const PHONE_YOU =
  /(?<!\p{L})(?:ligu?|telefon)(e|ar|o|ei|ou|amos|arei)(?: de volta)? para vocês?(?: de volta)?(?!\p{L})\s?/giu;
const IF_I_WERE_YOU = /(?<!\p{L})se eu fosse você(?=,)/giu;

const TU = /(?<!\p{L})(?:tu|teus?|tuas?|contigo|ti)(?!\p{L})/iu;
const TE = /(?<!\p{L})te (?=(?!am|ador|beij|abra)\p{L})/giu;

const YOUR = /(?<!\p{L})(s)(?:eu|(u)a)(s?)(?!\p{L})/giu;
const vosso = (_: string, s: string, feminine: string | undefined, many: string): string =>
  `${s === "S" ? "V" : "v"}oss${feminine ? "a" : "o"}${many}`;

const YOU = /\byou(?:r|rs|rself|rselves|'\p{L}+)?\b/iu;
const THEIR = /\b(?:his|hers?|its(?! way\b)|theirs?|one's)\b/iu;
const OTHERS = /\b(?:he|she|it|they|these|those|him|her|his|hers|its|them|their|theirs|one)\b/iu;
/** Whom "lhe" and "gli" may be as well. */
export const HIM = /\b(?:he|she|they|him|her|his|hers|them|their|theirs)\b/iu;
const TO_YOU = /(?<!\p{L})lhes?(?!\p{L})/iu;
/** Italian "lei" goes with "suo". */
const POLITE = /(?<!\p{L})vocês?(?!\p{L})/iu;

const YOU_ARE = /\byou(?:'re|’re| are) \p{L}+ing\b/iu;
/** "O remédio que está a tomar", of which French would make the medicine the subject. */
const DOING = /(?<!\p{L})que (?=está (?:a \p{L}+r|\p{L}+ndo)(?!\p{L}))/giu;
/** "Quando não pode dormir", of which French would make "il ne peut". */
const CAN =
  /(?<!\p{L})(quando|(?<=(?:^|[.!?…,]|(?<!\p{L})(?:e|mas)) ?)se|onde|como|porque|enquanto|há quanto tempo) ((?:não |já |também )?(?:pode|tem|quer|precisa|deve|sabe|vai|consegue|prefere|está|trabalha|vive|mora|espera|usa)(?!\p{L}))/giu;

const WHAT_YOU = /\bwhat you(?:'(?:re|ve|ll|d))? \p{L}/iu;
/** "O que podem fazer", of which French would make "ce que peuvent faire". */
const WHAT =
  /(?<!\p{L})o que(?= (?:não )?(podem?|têm|tem|querem?|precisam?|devem?|sabem?|vai|vão|conseguem?|estão|está|fazem?|dizem?|veem|vê|pensam?|acham?|gostam?)(?!\p{L}))/giu;

/** "Ajudá-lo" of whoever is spoken to. */
const OBJECT = /(\p{L}+)([áêíiô])-l[oa]s?(?!\p{L})/giu;
const PLAIN: Readonly<Record<string, string>> = { á: "a", ê: "e", í: "i", i: "i", ô: "o" };
