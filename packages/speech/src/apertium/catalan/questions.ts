/**
 * Says "quins llums" for "que llums" in a question inside a sentence, which the pairs from Catalan take for "that":
 * Portuguese "pode me dizer que luzes você vê".
 */
export const sayWhich = (text: string): string =>
  text.replace(WHICH, (_, noun: string) => `${noun.endsWith("s") ? "quins" : "quin"} ${noun}`);

const WHICH =
  /(?<=(?<!\p{L})(?:dir|dir-(?:me|nos|li)|digui'm|(?:em|ens) digui|digueu-me|saber|sap|sé|sabem|preguntar|veure|decidir) )que (?!ahir|ara|avui|demà|aquí|mai|sempre|després|abans)(\p{Ll}+)(?= (?:vostè|vostès|jo|ell|ella|nosaltres|vosaltres|tu)(?!\p{L}))/gu;

/**
 * Says "pregunta on" for "demana on", which asks for something, and "quant costa això" for "quanta això costa", whose
 * gender is that of a noun before.
 */
export const askWhat = (text: string): string =>
  text.replace(ASK_WHAT, "pregunt").replace(HOW_MUCH, "quant $2 $1");

const ASK_WHAT =
  /(?<!\p{L})deman(?=(?:ar|a|o|en|es|em|eu|ava|aven|at|à|aria)(?: ja)? (?:on|quan|com|per què|si|quant|quina?|què|qui)(?!\p{L}))/giu;
const HOW_MUCH = /(?<!\p{L})quanta? (això|allò) (\p{L}+)(?!\p{L})/giu;
