import { caseLike } from "../../capitals.ts";

/**
 * Says "nous nous verrons" where Apertium made one "nous" of Catalan "ens veurem".
 * @param original the Catalan text
 */
export function ourselves(text: string, original: string): string {
  const ours = text.match(WE) ?? [];
  return ours.length === 1 && OURSELVES.test(original)
    ? text.replace(WE, (we, verb: string) => caseLike(we, `nous nous ${verb}`))
    : text;
}

const OURSELVES = /(?<!\p{L})ens \p{L}+[ei]m(?!\p{L})/iu;
const WE = /(?<!\p{L}|\bnous |\b(?:pour|avec|de|chez|à) )nous (\p{L}+ons)(?!\p{L})/giu;
