import { keepCapital } from "../capitals.ts";

/**
 * Says what "we" did in Portuguese that the pairs from it take for the past: "ficámos", "temos perdido". In Brazil,
 * "ficamos" and "perdemos" are "we stay" and "we lose" as well.
 * @param english what `portuguese` translates
 */
export function pastOfWe(portuguese: string, english: string): string {
  const isDone = [...english.replace(WE_HAVE, "we ").matchAll(WE)].map(([, verb = ""]) =>
    isPast(verb.toLowerCase().replace("’", "'")),
  );
  if (!isDone.includes(true)) return portuguese;
  const isAllDone = !isDone.includes(false);
  // "We know what we bought": each in its turn, where there are as many in Portuguese.
  const ours = portuguese.match(OURS) ?? [];
  if (!isAllDone && ours.length !== isDone.length) return portuguese;
  const turns = isDone.values();
  return portuguese.replace(OURS, (verb) =>
    isAllDone || turns.next().value ? inPast(verb) : verb,
  );
}

const inPast = (ours: string): string =>
  ours.replace(WE_DO, "$1ámos").replace(WE_LOSE, (found: string, stem: string, vowel: string) => {
    const regular = `${stem.toLowerCase()}${vowel === "í" ? "í" : "i"}do`;
    return keepCapital(`temos ${PARTICIPLES[stem.toLowerCase() + vowel] ?? regular}`)(found);
  });

/** Keeps "we" the subject of a second verb, which the neural model forgets: "Chegamos e tomou um táxi". */
export function stillWe(portuguese: string, english: string): string {
  const [, second = ""] = AND_DID.exec(english) ?? [];
  if (!isPast(second.toLowerCase())) return portuguese;
  return portuguese.replace(AND_SOMEBODY, (_, verb: string, self = "") => {
    return `${self && "nos "}${WE_BY_ONE[verb.toLowerCase()] ?? REGULAR.reduce(applied, verb)}`;
  });
}

/** "We", "my wife and I", "all of us". */
const WE =
  /\b(?:we|and I|of us) (?:(?:\p{L}+ly|in the end|almost|also|all|already|always|both|even|first|just|never|often|once|soon|still|then) )*(\p{L}+(?:['’]t)?)/giu;
const OURS = /(?<!\p{L})\p{L}+mos(?!\p{L})/giu;
/** "We've received". */
const WE_HAVE =
  /\bwe(?:['’]ve| have) (?=(?:(?:already|also|just|always) )?\p{L}+(?:ed|ade|ad|ard|eft|ept|elt|ent|ost|ght|ound|old)\b)/giu;
const AND_DID = /\bwe [^.!?;]*\band (?:(?:also|finally|just|soon|then) )?(\p{L}+)/iu;

/** "-ed", unless it is part of the verb, as in "need"; or one of the verbs that have another past. */
const isPast = (verb: string): boolean =>
  (verb.endsWith("ed") && !/(?:[^r]|br)eed$/.test(verb)) || IRREGULAR.has(verb);

const IRREGULAR = new Set(
  "couldn't didn't hadn't wasn't weren't was were did had ate became began bought brought built came caught chose drank drove fell felt flew found gave got grew heard held kept knew left lost made met paid played ran slept rode wore drew hid shot broke forgot wept dug hung shook stole swung fought sought laid led fed bent burnt learnt leapt shone swept tore sang sat saw sent sold spent spoke stood swam taught thought threw told took understood went woke won wrote".split(
    " ",
  ),
);

/** Not "vamos" and the like, nor moods that end alike: they have an accent or an irregular stem. */
const WE_DO =
  /(?<!\p{L})(?!(?:v|r|est|d|ch|tenh|venh|ponh|faç|poss|sej|vej|dig|saib|queir|estej|hav|haj)amos)([a-zç]+)amos(?!\p{L})/giu;

/** Not verbs whose past is another or whose participle is a noun ("pedido"), nor the future. */
const WE_LOSE =
  /(?<!\p{L})(?!(?:t|s|v|f|d|r|pod|quer|sab|faz|diz|traz|dev|fiz|tiv|vi|ped|sent|part|vest|ouv|pud|quis|soub|diss|troux|pus|estiv|houv|supr|extr|pr|m|l|[a-zç]*[aei]r|[a-zç]*s[st](?=e))[ei]mos)([a-zç]+)([eií])mos(?!\p{L})/giu;
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
