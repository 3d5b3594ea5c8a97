/** Matches Portuguese in which "I" did what, by the verb alone, may be what others did: "eu nunca lhe disse". */
export const iDid = (verb: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})eu (?:(?:nunca|não|já|também) )?(?:(?:lhes?|te|vos|o|a) )?${verb}(?!\p{L})`,
    "iu",
  );
