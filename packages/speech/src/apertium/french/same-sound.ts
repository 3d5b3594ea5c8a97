/**
 * Writes verbs as their sentence needs them where recognisers write another form of the same sound: "ont déranger" for
 * "ont dérangé".
 */
export const respellVerbs = (text: string): string =>
  text
    .replace(HAVE_DONE, "$1é")
    .replace(WE_DO, (verb: string) => verb.replace(/ant$/iu, "ons"))
    .replace(SENTENCE, askAlike);

const ADVERB = String.raw`(?:(?:pas|plus|jamais|déjà|beaucoup|bien|tout|souvent|encore|\p{L}+ment) )?`;
const VERB = String.raw`(\p{L}{2,})er(?!\p{L})`;

/** Behind "avoir" stands a participle. "A" alone may be "à". */
const HAVE_DONE = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:ai|as|avons|avez|ont|avais|avait|avions|aviez|avaient|aurai[st]?|aura|auras|aurons|auront|(?:il|elle|on|qui|ça|cela) (?:ne |n'|[mtl]'|(?:nous|vous|lui|leur|les|y|en) )*a) ${ADVERB})${VERB}`,
  "giu",
);

/** "L'eau que nous buvant"; not "en nous laissant". */
const WE_DO =
  /(?<=(?:^|(?<!\p{L})(?:que|où|si|quand|comme|et|mais|car|ce que) )nous )(?!étant|ayant|sachant)\p{L}{2,}ant(?!\p{L})/giu;

const SENTENCE = /[^.!?…]+/gu;

/** In a sentence that asks for something ("prenez …"), a clause that begins with an infinitive asks, too. */
function askAlike(sentence: string): string {
  if (!REQUEST.test(sentence)) return sentence;
  return sentence.replace(CLAUSE, "$1ez").replace(AND, "$1ez");
}

const REQUEST = /(?:^\s*|, |\bet )(?!chez|assez)\p{L}{2,}ez(?![\p{L}-])/iu;
const CLAUSE = new RegExp(
  String.raw`(?<=^\s*|, )${VERB}(?= (?:l[ae]s?|l'|une?|des?|d'|du|votre|vos|bien|ce|cette|ces) ?)`,
  "giu",
);
const AND = new RegExp(
  String.raw`(?<=(?:^\s*|, )\p{L}{2,}ez (?:(?!(?:pour|de|à|sans) \p{L}+(?:er|ir|re)(?!\p{L}))[^,])*\bet )${VERB}(?= (?:l[ae]s?|l'|une?|des?|du|votre|vos|ce|cette|ces) ?)`,
  "giu",
);
