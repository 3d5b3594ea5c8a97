import { joinPronouns } from "./clitics.ts";
import { catalanBySource } from "./by-source.ts";
import { askWhat } from "./questions.ts";
import { catalanWords } from "./words.ts";
import { withVous, youAll } from "./you.ts";

/**
 * Corrects Apertium's Catalan where it does not know common Portuguese: "há dez anos", "penso que", "nada".
 */
export function tidyCatalan(text: string, original = "", source = "pt"): string {
  const ours = catalanBySource(askWhat(joinPronouns(text)), original, source);
  return catalanWords(youAll(withVous(ours, original)), original)
    .replace(/\bhi hafa\b/gi, "fa")
    .replace(/(?<!\b(?:[Ee]l|[Dd]el|[Aa]l|[Uu]n|[Dd]e|[Aa]mb) )\b([Pp])inso\b/g, "$1enso")
    .replace(/(?<!\p{L})(va|van|vaig|vam) haver estat(?!\p{L})/giu, "$1 ser") // Portuguese "foram"
    .replace(/(?<!\p{L})caragol(?=s?(?!\p{L}))/giu, /\bparafuso/i.test(original) ? "pern" : "$&") // or a snail
    .replace(
      /(?<=(?<!\p{L})(?:venim|veniu|vénen|vinc|vine|vingui|vinguin) )(?=[\p{L}·]{2,}(?:ar|er|ir|re)(?!\p{L}))/giu,
      "a ",
    )
    .replace(/\bmig-dia\b/gi, "migdia")
    .replace(/\b(?:les )?bones-arribades\b/gi, "la benvinguda")
    .replace(/\bno-res\b/gi, "res")
    .replace(/\bcom (?=cost(?:a|en|ava|aven|arà|aria)(?!\p{L}))/giu, "quant ")
    .replace(/\bcom (?=temps\b)/gi, "quant ")
    .replace(/\bmenjo (?=[\p{L}·]+r(?:-\p{L}+)?(?!\p{L}))/giu, "com ") // Portuguese "como" is "I eat", too
    .replace(/\baquesta nit\b/gi, "aquest vespre")
    .replace(/\banit\b/gi, "ahir al vespre")
    .replace(/(?<!\bfins )\baviat\b/gi, /\bbientôt\b/i.test(original) ? "$&" : "d'hora")
    .replace(/\ben breu\b/gi, "aviat")
    .replace(NEVER_MUST, "mai no ")
    .replace(NEVER, "$1no $2 mai")
    .replace(NEVER_DOES, "$1 no $2 mai")
    .replace(/\bno mai (\p{L}+r(?:-\p{L}+|'\p{L}+)?)(?!\p{L})/giu, "no $1 mai")
    .replace(/\bes no (?=\p{L})/giu, "no es ")
    .replace(MORE_OF, "$1 ")
    .replace(/\bd'us(?!\p{L})/giu, "de vosaltres")
    .replace(/\bquant(?= (?:de vosaltres|de nosaltres|d'ells|d'elles)(?!\p{L}))/giu, "$&s")
    .replace(/(?<=\bno [^.!?]*, )però (?=de |d')/giu, "sinó ")
    .replace(/\bvolgu(?=(?:da|des|ts)\b)/gi, "estima")
    .replace(/\bparabéns\b/gi, "felicitacions")
    .replace(/\bfins just(?=\s*(?:[,.;!?]|$))/gi, "fins aviat")
    .replace(/(?<=^|[,.;:!?] )clar(?=[,.;!]|$| que\b)/gi, "per descomptat")
    .replace(/(?<=\b(?:forma|manera|mode) )menjo\b/gi, "com")
    .replace(/\bencara viu(?=s|en|\b)/gi, "viu encara")
    .replace(/\bperquè(?=\s*(?:[.?!…]|$))/gi, "per què")
    .replace(/\ba cada (?=any|dia|setmana|mes|hora|nit|matí|vegada)/gi, "cada ")
    .replace(/\bmoltes vegades\b/gi, "sovint")
    .replace(/(?<=^|[,.;:!?] )tot bé(?=[,.;!]|$)/gi, "d'acord")
    .replace(/\bla que hor(?:es|a)\b/gi, "a quina hora")
    .replace(/\bper a casa\b/gi, "a casa")
    .replace(/\bper a baix\b/gi, "cap avall")
    .replace(/\bper a cim\b/gi, "cap amunt")
    .replace(
      /(?<=(?<!\p{L})(?:anar|[Vv]aig|vas|va|[Aa]nem|van|anava|anaven|anàvem|anant|(?:torn|viatj|[Tt]orn|[Vv]iatj)\p{L}+) )per a (?=\p{Lu})/gu,
      "a ",
    )
    .replace(/(?<=\p{L} )de nou(?=\s*(?:[,.;!?]|$))/giu, "novament") // or "of nine", "of nut"
    .replace(
      /(?<=\b(?:dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|ahir|demà|avui) |^)de matí(?!\p{L})/giu,
      "al matí",
    )
    .replace(/(?<![\p{L}'])est(?= \p{L})/giu, "aquest") // "east" for Portuguese "este"
    .replace(OF_WHAT, "que")
    .replace(/\bsense què (?=\p{L})/giu, "sense que ")
    .replace(NOTHING, "res")
    .replace(WITH_US, "nosaltres")
    .replace(IF, "si")
    .replace(
      /(?<=(?:ria|ries|ríem|ríeu|rien)(?!\p{L})[^.!?…]* )s'(?=\p{L}+(?:és|essis|éssim|éssiu|essin)(?!\p{L}))/giu,
      "si ",
    )
    .replace(
      /(?<=\b(?:agradaria|agradaven|agradava|agrada) )(?:de |d')(?=\p{L}+r(?:-\p{L}+)?(?!\p{L}))/giu,
      "",
    )
    .replace(SINCE, /\bil y a\b/i.test(original) ? "$&" : "des de fa")
    .replace(/\bfaci fallida\b/gi, "parla") // Portuguese "fala" of "falir"
    .replace(NEEDED, "necessit")
    .replace(/(?<!\p{L})val millor(?= \p{L}+r(?:-\p{L}+)?(?!\p{L}))/giu, "és millor")
    .replace(/\bmoltes vegades\b/gi, "sovint")
    .replace(
      /\b(un|una) nov?[ua](?=\s*(?:[,.;!?]|$))/gi,
      (_, a: string) => `${a} altr${a.endsWith("a") ? "a" : "e"}`,
    )
    .replace(/(?<=\bno dubt(?:i|eu) )en\b/gi, "a");
}

/** French counts with "de": "plus de temps". */
const MORE_OF =
  /\b(més|menys) (?:de |d'(?=\p{L}))(?!(?:hora|un|una|dos|dues|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|quinze|vint|trenta|quaranta|cinquanta|cent|mil|el|els|la|les|seixanta|vuitanta|noranta|setanta|la meitat|mig|mitja)(?!\p{L}))(?=\p{L})/giu;

/** "Certeza de que" is "certesa que"; after a noun that something is about it stays. */
const OF_WHAT =
  /(?<=(?<!\p{L})(?:assegur\p{L}*(?:-vos|'s|-se)?|segur[as]?|segurs|certesa|convençu\p{L}+|por|idea|fet|esperança|prova|dubte|impressió|sensació|adon\p{L}+|avís) )de què(?!\p{L})/giu;

/** "Nada" that does not mean "not at all" before an adjective. */
const NOTHING =
  /\bgens(?=\s*(?:[,.;:!?]|$)| (?:a|als?|amb|d[e']|del|en|fins|per|sobre|que|qui|més|quan|si|i|ni|o|així)(?!\p{L}))/giu;

const WITH_US = /(?<=\b(?:de|per|a|amb|entre|en|sense|contra|sobre|que|com) )nusos\b/giu;

/** "Se" inside a sentence, which the pair takes for somebody's doing to themselves. */
const IF =
  /(?<=[\p{L},] )es(?= (?:vostès?|jo|tu|ella?|ells|elles|nosaltres|vosaltres|algú)(?!\p{L}))|(?<=(?:ria|ries|ríem|ríeu|rien)(?!\p{L})[^.!?…]* )es(?= \p{L}+(?:és|essis|éssim|éssiu|essin|ís|issin)(?!\p{L}))/giu;

/** "Visc aquí fa deu anys", with no verb in the past. */
const SINCE =
  /(?<=^(?!.*(?<!\p{L})(?:vaig|vas|va|vam|vau|van) \p{L}+(?:ar|er|ir|re|dur)(?!\p{L}))(?!.*(?:av[ae]n?|àvem|[^r]ia|[^r]ien|íem|era|eren)(?!\p{L}))[^.!?]*\p{L} )(?<!\bdes de )fa(?= (?:(?:més de|menys de|gairebé|quasi|prop de) )?(?:\p{L}+|\d+) (?:segon|minut|hor|di|setman|mes|any|segle|temps)(?:a|es|os|s|)(?!\p{L})(?! que(?!\p{L})))/giu;

/** Portuguese "precisar" is to need; "precisar" here is to specify. */
const NEEDED =
  /\bprecis(?=(?:[oa]|em|en|eu|es|aves?|ava|aven|àvem|aria|arien|ar|arà|aré) (?:(?:de |d')|[\p{L}·]+r(?:-\p{L}+|'\p{L}+)?(?!\p{L})))/giu;

/** "Mai ha d'obrir": nothing comes between "haver" and its "de". */
const NEVER_MUST =
  /(?<!\bno )(?<!\p{L})mai (?=(?:(?:em|et|es|el|la|els|les|li|ho|hi|ens|us|en) |[mtslnh]')?(?:he|has|ha|hem|heu|han|ha(?:v|ur)(?:ia|ies|íem|íeu|ien)) d(?:e |')\p{L})/giu;

/** "Jo mai vaig veure" is "jo no vaig veure mai". */
const NEVER =
  /(?<!\bno )((?<=^|[,;:.!?] |\b(?:jo|tu|ella?|vostè|nosaltres|vosaltres|elle?s|que) ))mai ((?:(?:em|et|es|el|la|els|les|li|ho|hi|ens|us|en) )?(?:he|has|ha|hem|heu|han|vaig|vas|va|vam|vau|van) \p{L}+)(?!\p{L})/giu;

/** "Ella mai l'utilitza". */
const NEVER_DOES =
  /(?<!\bno )(?<!\p{L})(jo|tu|ella?|vostè|nosaltres|vosaltres|ells|elles|ningú|(?:(?:el|la|els|les|un|una) (?:(?:[mts]e[ui]s?|[mts]ev[ae]s?|nostr[ea]|vostr[ea]) )?|l')[\p{L}·]+) mai (?!més|no(?!\p{L}))((?:(?:em|et|es|el|la|els|les|li|ho|hi|ens|us|en) |[mtslnh]')?(?!(?:he|has|ha|hem|heu|han|vaig|vam?|vas|van|vau|em|et|es|el|la|els|les|li|ho|hi|ens|us|en)(?!\p{L}))\p{L}+)(?!\p{L})/giu;

/** Catalan "val" (okay), which no pair from Catalan knows. */
export const CATALAN_OKAY = /(?<=^|[.,;:!?] )val(?=[,.;:!?])/giu;
