import { caseLike, keepCapital } from "../../capitals.ts";

/** Says "plus" for "déjà pas": Catalan "ja no" is no longer. */
export const noLonger = (text: string): string =>
  text
    .replace(/(?<!\p{L})déjà peu importe(?!\p{L})/giu, keepCapital("ça n'a plus d'importance"))
    .replace(NO_LONGER, "$1$2 plus")
    .replace(BEFORE, "$1$2 plus")
    .replace(/\bpas de (?=beaucoup(?!\p{L}))/giu, "pas ")
    .replace(NOBODY, (found: string, next: string) => {
      return caseLike(found, `plus personne n${VOWEL.test(next) ? "'" : "e "}`);
    });

/** "L'endroit déjà n'existe pas". */
const BEFORE =
  /(?<!\p{L})déjà (n(?:e |'))((?:(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en) |[mtsl]')?\p{L}+) pas(?!\p{L})/giu;
const VOWEL = /[aàâeéèêiîoôuh]/iu;
const NOBODY = /(?<!\p{L})déjà personne (?:ne |n')?(?=(\p{L}))/giu;
const NO_LONGER =
  /(?<!\p{L})(n(?:e |'))((?:(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en) |[mtsl]')?\p{L}+) déjà pas(?!\p{L})/giu;
