import { keepCapital } from "../capitals.ts";

/**
 * Says what "we" did in Portuguese that the pairs from it take for the past: "ficámos", "temos perdido". In Brazil,
 * "ficamos" and "perdemos" are "we stay" and "we lose" as well.
 * @param english what `portuguese` translates
 */
export function pastOfWe(portuguese: string, english: string): string {
  const verbs = [...english.replace(WE_HAVE, "we ").matchAll(WE)].map(([, verb = ""]) =>
    verb.toLowerCase().replace("’", "'"),
  );
  if (verbs.length === 0 || !verbs.every(isPast)) return portuguese;
  return portuguese
    .replace(WE_DO, "$1ámos")
    .replace(WE_LOSE, (found: string, stem: string, vowel: string) => {
      const participle = PARTICIPLES[stem.toLowerCase() + vowel] ?? `${stem.toLowerCase()}ido`;
      return keepCapital(`temos ${participle}`)(found);
    });
}

/** Keeps "we" the subject of a second verb, which the neural model forgets: "Chegamos e tomou um táxi". */
export function stillWe(portuguese: string, english: string): string {
  const [, second = ""] = AND_DID.exec(english) ?? [];
  if (!isPast(second.toLowerCase())) return portuguese;
  return portuguese.replace(AND_SOMEBODY, (_, verb: string, self = "") => {
    return `${self && "nos "}${WE_BY_ONE[verb.toLowerCase()] ?? REGULAR.reduce(applied, verb)}`;
  });
}

const WE =
  /\bwe (?:(?:almost|also|all|always|both|first|finally|just|never|often|once|only|really|soon|then|usually) )*(\p{L}+(?:['’]t)?)/giu;
/** "We've received". */
const WE_HAVE =
  /\bwe(?:['’]ve| have) (?=(?:(?:already|also|just|always) )?\p{L}+(?:ed|ade|ad|ard|eft|ept|elt|ent|ost|ght|ound|old)\b)/giu;
const AND_DID = /\bwe [^.!?;]*\band (?:(?:also|finally|just|soon|then) )?(\p{L}+)/iu;

/** "-ed", unless it is part of the verb, as in "need"; or one of the verbs that have another past. */
const isPast = (verb: string): boolean =>
  (verb.endsWith("ed") && !/(?:[^r]|br)eed$/.test(verb)) || IRREGULAR.has(verb);

const IRREGULAR = new Set(
  "couldn't ate became began bought brought built came caught chose did drank drove fell felt flew found gave got grew had heard held kept knew left lost made met paid played ran slept rode wore drew hid shot broke forgot wept dug hung shook stole swung fought sought laid led fed bent burnt learnt leapt shone swept tore sang sat saw sent sold spent spoke stood swam taught thought threw told took understood went woke won wrote".split(
    " ",
  ),
);

/** Not "vamos" and the like, nor moods that end alike: they have an accent or an irregular stem. */
const WE_DO =
  /(?<!\p{L})(?!(?:v|r|est|d|ch|tenh|venh|ponh|faç|poss|sej|vej|dig|saib|queir|estej|hav|haj)amos)([a-zç]+)amos(?!\p{L})/giu;

/** Not verbs whose past is another or whose participle is a noun ("pedido"), nor the future. */
const WE_LOSE =
  /(?<!\p{L})(?!(?:t|s|v|f|d|r|pod|quer|sab|faz|diz|traz|dev|fiz|tiv|vi|ped|sent|part|vest|ouv|pud|quis|soub|diss|troux|pus|estiv|houv|supr|extr|pr|m|l|[a-zç]*[aei]r|[a-zç]*s[st](?=e))[ei]mos)([a-zç]+)([ei])mos(?!\p{L})/giu;
const PARTICIPLES: Readonly<Record<string, string>> = {
  abri: "aberto",
  cobri: "coberto",
  descobri: "descoberto",
  escreve: "escrito",
};

/** A verb in the past behind "and", not "seu", "vou" and the like. */
const AND_SOMEBODY =
  /(?<=mos(?!\p{L})[^.!?]*(?<!\p{L})e )(?!(?:s|m|t|c[ée]|muse|europ)eu|(?:s|v|d|est)ou)(\p{L}+(?:ou|[ei]u)|foi|fez|teve|esteve|veio)(-se)?(?!\p{L})/iu;
const REGULAR: readonly (readonly [RegExp, string])[] = [
  [/ou$/, "amos"],
  [/eu$/, "emos"],
  [/(?<=[aou])iu$/, "ímos"],
  [/iu$/, "imos"],
];
const applied = (verb: string, [ending, ours]: (typeof REGULAR)[number]): string =>
  verb.replace(ending, ours);
const WE_BY_ONE: Readonly<Record<string, string>> = {
  foi: "fomos",
  fez: "fizemos",
  teve: "tivemos",
  esteve: "estivemos",
  veio: "viemos",
};
