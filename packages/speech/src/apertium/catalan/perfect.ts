import { caseLike } from "../../capitals.ts";

/**
 * Says the Catalan past ("vaig comprar") in the perfect ("he comprat"): the Italian pair makes "comprai" of the one, a tense
 * of books, and "ho comprato" of the other, what people say; the French pair takes some of the one for the future.
 */
export const inPerfect = (text: string): string =>
  text.replace(
    PAST,
    (found: string, before: string | undefined, go: string, infinitive: string, after = "") => {
      const participle = participleOf(infinitive.toLowerCase());
      const pronoun = PRONOUNS[(before?.trim() || after).toLowerCase()];
      if (!participle || pronoun === undefined) return found;
      const have = `${pronoun}${HAVE[go.toLowerCase()]} ${participle}`;
      return caseLike(found, have);
    },
  );

const PAST =
  /(?<![\p{L}'-])(?:((?:em|et|es|el|la|els|les|li|ho|hi|ens|us|en) ))?(vaig|vas|va|vam|vau|van) (\p{L}+(?:ar|er|ir|re)|dur)((?:-\p{L}+)|(?:'\p{L}{1,2}))?(?![\p{L}'-])/giu;

const HAVE: Readonly<Record<string, string>> = {
  vaig: "he",
  vas: "has",
  va: "ha",
  vam: "hem",
  vau: "heu",
  van: "han",
};

/** A pronoun beside the past, before or after it, as it stands before "he". */
const PRONOUNS: Readonly<Record<string, string>> = {
  "": "",
  em: "m'",
  "-me": "m'",
  "'m": "m'",
  et: "t'",
  "-te": "t'",
  es: "s'",
  "-se": "s'",
  "'s": "s'",
  el: "l'",
  la: "l'",
  "-lo": "l'",
  "-la": "l'",
  "'l": "l'",
  els: "els ",
  "-los": "els ",
  "'ls": "els ",
  les: "les ",
  "-les": "les ",
  li: "li ",
  "-li": "li ",
  ho: "ho ",
  "-ho": "ho ",
  hi: "hi ",
  "-hi": "hi ",
  ens: "ens ",
  "-nos": "ens ",
  "'ns": "ens ",
  us: "us ",
  "-vos": "us ",
  en: "n'",
  "-ne": "n'",
  "'n": "n'",
};

/** Returns a verb's participle; none for what is not known as a verb, such as "per". */
function participleOf(infinitive: string): string | undefined {
  if (infinitive.endsWith("ar")) return infinitive.replace(/ar$/u, "at");
  const irregular = IRREGULAR.find(([end]) => infinitive.endsWith(end));
  if (irregular) return infinitive.slice(0, -irregular[0].length) + irregular[1];
  if (/(?:[aeo]|(?<![gq])u)ir$/u.test(infinitive)) return infinitive.replace(/ir$/u, "ït");
  return infinitive.endsWith("ir") ? infinitive.replace(/ir$/u, "it") : undefined;
}

/** Ends of infinitives and of their participles; the first that fits counts. */
const IRREGULAR: readonly (readonly [infinitive: string, participle: string])[] = (
  "haver hagut,prendre pres,aprendre après,comprendre comprès,sorprendre sorprès,emprendre emprès," +
  "entendre entès,atendre atès,estendre estès,dependre depès,pretendre pretès,encendre encès,ofendre ofès," +
  "suspendre suspès,defendre defès,vendre venut,perdre perdut,tenir tingut,venir vingut,fer fet,dir dit," +
  "preveure previst,veure vist,poder pogut,voler volgut,saber sabut,caber cabut,valer valgut,caldre calgut," +
  "créixer crescut,néixer nascut,conèixer conegut,parèixer paregut,merèixer merescut,pertànyer pertangut," +
  "criure crit,viure viscut,beure begut,creure cregut,deure degut," +
  "moure mogut,ploure plogut,asseure assegut,seure segut,caure caigut,riure rigut,plaure plagut,jeure jagut," +
  "treure tret,traure tret,cloure clòs,coure cuit,rebre rebut,córrer corregut,morir mort,obrir obert," +
  "cobrir cobert,oferir ofert,sofrir sofert,omplir omplert,complir complert,establir establert,imprimir imprès," +
  "resoldre resolt,respondre respost,spondre spost,fondre fos,romandre romàs,metre mès,vèncer vençut," +
  "témer temut,batre batut,ser estat,dur dut"
)
  .split(",")
  .map((pair): [string, string] => {
    const [infinitive = "", participle = ""] = pair.split(" ");
    return [infinitive, participle];
  })
  // "Escriure" also ends like "riure".
  .toSorted(([one], [other]) => other.length - one.length);
