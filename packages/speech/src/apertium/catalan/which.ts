/**
 * Says "quins llums" for "que llums" in a question inside a sentence, which the pairs from Catalan take for "that":
 * Portuguese "pode me dizer que luzes você vê".
 */
export const sayWhich = (text: string): string =>
  text.replace(WHICH, (_, noun: string) => `${noun.endsWith("s") ? "quins" : "quin"} ${noun}`);

const WHICH =
  /(?<=(?<!\p{L})(?:dir|dir-(?:me|nos|li)|digui'm|digueu-me|saber|sap|sé|sabem|preguntar|veure|decidir) )que (?!ahir|ara|avui|demà|aquí|mai|sempre|després|abans)(\p{Ll}+)(?= (?:vostè|vostès|jo|ell|ella|nosaltres|vosaltres|tu)(?!\p{L}))/gu;
