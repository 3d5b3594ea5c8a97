import { caseLike } from "../../capitals.ts";

/** Says "je vous rappellerai" for "je vous téléphonerai une autre fois", and "vous me manquez" for Catalan "us trobo a faltar". */
export const callBackAndMiss = (text: string): string =>
  text
    .replace(/(?<!\p{L})j'ai téléphoné (?:pour|à) vous(?!\p{L})/giu, "je vous ai téléphoné")
    .replace(
      /(?<!\p{L})(as?|avons|ont|avait) téléphoné (?:pour|à) vous(?!\p{L})/giu,
      "vous $1 téléphoné",
    )
    .replace(/(?<=\p{L} )(téléphon(?!ez(?!\p{L}))\p{L}+) (?:pour|à) vous(?!\p{L})/giu, "vous $1")
    .replace(AGAIN, (found: string, whom: string, ending: string) => {
      const stem = /^(?:er|ez|é|ons)$/iu.test(ending) ? "rappel" : "rappell";
      return caseLike(found, `${WHOM[whom.toLowerCase()] ?? whom} ${stem}${ending}`);
    })
    .replace(BACK, (found: string, ending: string) =>
      caseLike(found, `${/^(?:er|ez|é|ons)$/iu.test(ending) ? "rappel" : "rappell"}${ending}`),
    )
    .replace(MISSING, (_, who: string, whom: string) =>
      whom.toLowerCase() === "vous"
        ? `vous ${OBJECT[who.toLowerCase()] ?? who} manquez`
        : `${whom} ${OBJECT[who.toLowerCase()] ?? who} manque`,
    );

const AGAIN =
  /(?<!\p{L})(me|te|nous|vous|lui|leur) téléphon(er|ez|é|ons|erai|era|eras|erons|erez|eront|e|ent) (?:(?:à )?une autre fois|de nouveau|à nouveau|(?:de )?retour|en arrière)(?!\p{L})/giu;
/** Without whom: "j'ai téléphoné de retour". */
const BACK =
  /(?<!\p{L})téléphon(er|ez|é|ons|erai|era|eras|erons|erez|eront|e|ent) (?:(?:à )?une autre fois|(?:de )?retour)(?!\p{L})/giu;
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
