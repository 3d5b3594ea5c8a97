import { keepCapital } from "../../capitals.ts";
import { accented } from "./asking-words.ts";
import { sayFreelyInSpanish } from "./word-by-word.ts";
import { spanishGrammar } from "./grammar.ts";
import { spanishPhrases } from "./phrases.ts";
import { spanishWords } from "./words.ts";

/** Corrects Apertium's Spanish where function words were copied literally from Portuguese. */
export function tidySpanish(text: string, original = ""): string {
  return sayFreelyInSpanish(spanishPhrases(spanishGrammar(spanishWords(text, original))))
    .replace(
      /(?<=(?<!\p{L})(?:(usted|él|ella)|ustedes|ellos|ellas) (?:no )?)me (?=gusta(?:ría|ba)(?!\p{L}))/giu,
      (_, one: string | undefined) => (one ? "le " : "les "),
    )
    .replace(
      /(?<!\p{L})(?:[Yy]o|[Tt]ú|[Ee]ll[ao]s?|[Éé]l|[Nn]osotros|[Uu]stedes|[Uu]sted) (?=(?:no )?(?:me|te|les?|nos) gust)/gu,
      "",
    )
    .replace(
      /(?<!\b(?:me|te|se|lo|la|los|las|le|les) )\b(siento mucho)(?=\s*(?:[,.;!]|$)| por\b)/gi,
      "lo $1",
    )
    .replace(
      /(?<=\b(?:sub|baj|aument|progres|disminu|cay|crec|creci|reduj|cae|sube|baja)\p{L}* )(?:de )?(?=(?:\p{L}+|\d+) por ciento\b)/giu,
      "un ",
    )
    .replace(
      /(?<=\b(?:sobre|de|para|por|entre|a|en|sin|contra|como|que) )nodos(?!\p{L})/giu,
      "nosotros",
    )
    .replace(/\bpara casa\b/gi, "a casa")
    .replace(
      /(?<=(?<!\p{L})(?:[Ii]r|[Vv]oy|vas|va|van|[Vv]amos|[Ff]ui|fue|[Ff]uimos|fueron|iba|iban|íbamos|yendo|(?:volv|vuelv|viaj|regres|[Vv]olv|[Vv]iaj|[Rr]egres)\p{L}+) )para (?=\p{Lu})/gu,
      "a ",
    )
    .replace(/(?<!\p{L})a (?=cualquier (?:momento|hora|precio)(?!\p{L}))/giu, keepCapital("en "))
    .replace(
      /(?<!\p{L})a (?=los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)(?!\p{L}))/giu,
      "",
    )
    .replace(
      /(?<=(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|ayer|mañana) |^)de mañana(?!\p{L})/giu,
      keepCapital("por la mañana"),
    )
    .replace(/\bpara (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b)/gi, "para el ")
    .replace(/(?<!\p{L})((?:lo )?que|qué) se pasa(?!\p{L})/giu, "$1 pasa")
    .replace(/(?<=\bgusta(?:ría|ba)? )de (?=\p{L}+[aei]r(?:\p{L}{2,4})?(?!\p{L}))/giu, "")
    .replace(SINCE, "desde hace ")
    .replace(SEE_YOU, "$1lo")
    .replace(ASKED, (_, before: string, word: string) => before + accented(word))
    .replace(READY, "$1list")
    .replace(/(?<!\p{L})a qu[eé] horas (?=\p{L}[^.!…]*\?)/giu, (at) => `${at.charAt(0)} qué hora `)
    .replace(/\bmás pequeños (?=de \p{L}+ años(?!\p{L}))/giu, "menores ")
    .replace(/\bpara tras\b/gi, "para atrás")
    .replace(
      /\ben (?=\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b)/gi,
      keepCapital("el "),
    )
    .replace(/(?<=^|[.!?…] )(buena) (tarde|noche)(?=[,.!])/giu, "$1s $2s")
    .replace(/\bpara bajo\b/gi, "hacia abajo")
    .replace(/\bpara cima\b/gi, "hacia arriba")
    .replace(/\bprójim(?=[oa]s?\b)/gi, "próxim")
    .replace(/(?<=\b[Nn]ecesit\p{L}+ )de (?!(?:que|verdad|nuevo|todos)\b)/gu, "")
    .replace(
      /\bmuy (?=(?:tiempo|dinero|trabajo|cuidado|éxito|interés|ruido|miedo|frío|calor|sueño)(?!\p{L}))/giu,
      "mucho ",
    )
    .replace(
      /\bmuy (?=(?:gente|agua|energía|ayuda|información|hambre|sed|suerte|atención|experiencia|prisa)(?!\p{L}))/giu,
      "mucha ",
    )
    .replace(/\bjuguete(?=(?:ar|an|ando|aba|aban)\b)/gi, "jug")
    .replace(/\bjugan\b/gi, "juegan")
    .replace(/(?<=\besquina (?:superior|inferior) )(derech|izquierd)o\b/gi, "$1a")
    .replace(/\bun nuevo(?=\s*(?:[,.;!?]|$))/gi, "uno nuevo")
    .replace(/(?<!\p{L})((?:es|era|fue|será) (?:ahí|allí|aquí|allá)) que(?!\p{L})/giu, "$1 donde")
    .replace(/(?<!\p{L})((?:es|era|fue|será) entonces) que(?!\p{L})/giu, "$1 cuando")
    .replace(/(?<!\p{L})(por eso) es por lo que(?!\p{L})/giu, "$1")
    .replace(/(?<!\p{L})(lo siento )(?:para|de) (?=(?:el|la|los|las|haber)(?!\p{L}))/giu, "$1por ")
    .replace(/(?<!\p{L})desde (?=cuánto tiempo(?!\p{L}))/giu, "desde hace ")
    .replace(/(?<=^|[.!?…] )el (?=más \p{L}+ es que(?!\p{L}))/giu, keepCapital("lo "))
    .replace(
      /(?<=(?<!\p{L})(?:cosas|trabajo|camino|preguntas) )a (?=\p{L}+[aei]r(?!\p{L}))/giu,
      "por ",
    )
    .replace(
      /(?<!\p{L})queda (?=(?:\p{L}+ )?(?:embargo )?(?:much|poc|algun|vari|tant)[oa]s(?!\p{L}))/giu,
      keepCapital("quedan "),
    )
    .replace(IF, "si")
    .replace(THAN, "que")
    .replace(THAN_WHAT, "de lo que")
    .replace(/\bhasta inmediatamente\b/gi, "hasta luego")
    .replace(WHAT_SUBJECT, "$1")
    .replace(ASKING, (_, before: string, word: string) => before + accented(word))
    .replace(/\bno hesite en\b/gi, "no dude en")
    .replace(/\ben (?=la mañana siguiente\b)/gi, "a ")
    .replace(
      /\b(antes|después) de (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L}))/giu,
      "$1 del ",
    )
    .replace(/\bmuy (?=(?:más|menos|mejor|peor|mayor|menor|antes|después)(?!\p{L}))/giu, "mucho ");
}

/** "Se" inside a sentence, which Apertium takes for somebody's doing to themselves. */
const IF =
  /(?<=[\p{L},] )se(?= (?:usted|ustedes|yo|tú|él|ella|ellos|ellas|nosotros|alguien)(?!\p{L}))|(?<=(?:ría|rías|ríamos|rían)(?!\p{L})[^.!?…]* )(?<!\b(?:que|quien|como|no|y) )se(?= \p{L}+(?:[ai]era|ara|iese)(?:s|n|)(?!\p{L}))/giu;

/** "Existe hace diez años", with no verb in the past. */
const SINCE =
  /(?<=^(?![^.!?]*(?:[éó]|aron|ieron|aba[ns]?|ía[ns]?|imos|amos)(?!\p{L}))(?![^.!?]*(?<!\p{L})(?:vi|fui|fue|hizo|hice|vino|vine|dijo|dije|tuvo|tuve|estuvo|estuve|puso|puse|pudo|pude|supo|supe|quiso|quise|ha|he|han|hemos|había)(?!\p{L}))[^.!?]*\p{L} )(?<!\bdesde )hace (?=(?:(?:más de|menos de|casi|unos|unas) )?(?:\p{L}+|\d+) (?:segundo|minuto|hora|día|semana|mes|año|siglo|tiempo)(?:e?s)?(?!\p{L})(?! que(?!\p{L})))/giu;

/** "Ver usted", of which "usted" is not the next verb's subject. */
const SEE_YOU =
  /(?<!\p{L})(?!llegar|volver|hablar|ir|vivir)(\p{L}+[aeií]r) (?:a )?usted(?=\s*(?:[,.;!?]|$)| (?:ahora|antes|aquí|ayer|con|cuando|de nuevo|después|en|hoy|mañana|más|o|otra|por|pronto|sobre|también|y)(?!\p{L}))/giu;

/** "No sé donde está". */
const ASKED =
  /((?<!\p{L})(?:sé|sab\p{L}+|supe|pregunt\p{L}+|explic\p{L}+|veo|vemos|entiend\p{L}+|muestr\p{L}+|verifi\p{L}+|d[ií]g\p{L}+|d[ií]j\p{L}+(?= (?:donde|quien|cuant))|acuerd\p{L}+|recuerd\p{L}+|compr[ou]e?b\p{L}+) (?:de |a |con |por |en )?)((?:cuant[ao]s?|quien|quienes|cual|cuales|como|donde|(?<=(?:sé|sabe|saben|sabemos|saber|[Dd]ígame|[Dd]ime) )cuando)|(?<=(?:de|con|por|en) )que)(?= \p{L})/giu;

/** "Prepared", unless by or with something. */
const READY =
  /(?<!\p{L})((?:est[áé]|están|estoy|estamos|estaba|estaban|estar|estará|estarán|estén)(?: (?:ya|casi|siempre|todos|todas))? )preparad(?=[oa]s?(?!\p{L}| (?:por|con|según)(?!\p{L})))/giu;

const MORE = String.raw`(?<=(?<!\p{L})(?:más|menos|mejor|peor|mayor|menor)(?!\p{L})[^,.;!?]*)`;

/** "Do que" in a comparison with somebody or something. */
const THAN = new RegExp(
  String.raw`${MORE}(?<!\p{L})del que(?= (?:(?:el|la|los|las|una?|mis?|sus?|tus?|nuestr[oa]s?|est[eao]s?|es[eao]s?|aquel\p{L}*|otr[oa]s?|nada|nunca|nadie|antes|ayer|cualquier\p{L}*|tod[oa]s?|en|con|a|para|por)(?!\p{L})|(?:yo|tú|él|ell[ao]s?|usted|ustedes|nosotros)(?:\s*[,.;!?]|$)|(?:no )?\p{L}+[aei]r(?:l[aeo]s?|me|se|te)?(?!\p{L})))`,
  "giu",
);
/** "Do que" in a comparison with what somebody does. */
const THAN_WHAT = new RegExp(String.raw`${MORE}(?<!\p{L})del que(?= \p{L})`, "giu");

/** The subject between "what" and its verb, which Portuguese puts there: "qué usted quiere?" */
const WHAT_SUBJECT =
  /((?:^|[.!?…] )(?:(?:pero|y|entonces),? )?que )(?:yo|tú|usted|ustedes|él|ell[ao]s?|nosotros) (?=[^.!?…]*\?)/giu;

/** The word that asks a question, at its start. Before a comma, "cuando" and the like begin a clause. */
const ASKING =
  /((?:^|[.!?…] )(?:(?:pero|y|entonces),? )?(?:(?:a|con|de|desde|en|hasta|para|por) )?)((?:que|cuant[ao]s?|quien|quienes|cual|cuales)(?= [^.!?…]*\?)|(?:como|cuando|donde)(?= [^.!?…,]*\?))/giu;
