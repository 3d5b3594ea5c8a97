/**
 * Asks "me dire quelles lumières" for "me dire de quelles lumières" where nothing is "of" something.
 * @param original the Catalan sentence
 */
export const askWhich = (text: string, original: string): string =>
  /(?<!\p{L})de quin/iu.test(original) ? text : text.replace(OF_WHICH, "");

const OF_WHICH =
  /(?<=(?<!\p{L})(?:dire|savoir|demander|décider|dites-moi|sais|savez|sait) )de (?=quel(?:le)?s?(?!\p{L}))/giu;
