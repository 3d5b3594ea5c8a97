import { caseLike } from "../../capitals.ts";

/** Says "je vous rappellerai" for "je vous téléphonerai une autre fois", and "vous me manquez" for Catalan "us trobo a faltar". */
export const callBackAndMiss = (text: string): string =>
  text
    .replace(AGAIN, (found: string, whom: string, ending: string) => {
      const stem = /^(?:er|ez|é|ons)$/iu.test(ending) ? "rappel" : "rappell";
      return caseLike(found, `${WHOM[whom.toLowerCase()] ?? whom} ${stem}${ending}`);
    })
    .replace(MISSING, (_, who: string, whom: string) =>
      whom.toLowerCase() === "vous"
        ? `vous ${OBJECT[who.toLowerCase()] ?? who} manquez`
        : `${whom} ${OBJECT[who.toLowerCase()] ?? who} manque`,
    );

const AGAIN =
  /(?<!\p{L})(me|te|nous|vous|lui|leur) téléphon(er|ez|é|ons|erai|era|eras|erons|erez|eront|e|ent) (?:une autre fois|de nouveau|à nouveau)(?!\p{L})/giu;
const WHOM: Readonly<Record<string, string>> = { lui: "le", leur: "les" };

/** Catalan "trobar a faltar" is to miss somebody, who is the subject in French. */
const MISSING =
  /(?<!\p{L})(je|tu|il|elle|nous|vous|ils|elles) trouve(?:s|nt|ons|z)? à manquer (?:de |d')?(vous|(?:[mts](?:on|a)|notre|votre|l[ae]) \p{L}+)(?!\p{L})/giu;
const OBJECT: Readonly<Record<string, string>> = {
  je: "me",
  tu: "te",
  il: "lui",
  elle: "lui",
  ils: "leur",
  elles: "leur",
};
