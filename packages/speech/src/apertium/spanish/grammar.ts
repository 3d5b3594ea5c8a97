import { caseLike, keepCapital } from "../../capitals.ts";
import { beingInSpanish, HAVE } from "./being.ts";
import { withSubjunctive } from "./conditions.ts";
import { spanishFromFrench } from "./from-french.ts";

/**
 * Corrects Spanish that keeps the order, the moods or the prepositions of Catalan and French.
 */
export const spanishGrammar = (text: string): string =>
  withSubjunctive(beingInSpanish(spanishFromFrench(text)))
    .replace(JUST, (_, come: string) => JUST_DID[come.toLowerCase()] ?? come)
    .replace(WITHOUT_DE, "")
    .replace(TO_THEM, "les")
    .replace(
      /(?<=(?<!\p{L})(?:he|has|ha|hemos|habéis|han|había|habían) )posado(?= a \p{L}+[aeií]r(?!\p{L}))/giu,
      "puesto",
    )
    .replace(
      /(?<!\p{L})(me(?= recuerdo)|te(?= recuerd[ae]s)|se) recuerd(?=[oae]s?|an)/giu,
      "$1 acuerd",
    )
    .replace(
      /(?<=\b(?:fácil|difícil|imposible|posible|agradable)(?:es)? )a (?=\p{L}+[aei]r(?!\p{L}))/giu,
      "de ",
    )
    .replace(/(?<=\p{L} )el más(?= a menudo|\s*(?:[,.;!?]|$))/giu, "más")
    .replace(
      /\b(invierno|verano|otoño|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo) último\b/giu,
      "$1 pasado",
    )
    .replace(/\b(semana|primavera|noche) última\b/giu, "$1 pasada")
    .replace(/\bno (\p{L}+) ya (?=\p{L})/giu, (no, verb: string) => caseLike(no, `ya no ${verb} `))
    .replace(/(?<=\bd[aio]\p{L}* cuenta )que(?= )/giu, "de que")
    .replace(TO_TAKE, "llev")
    .replace(/(?<=\b(?:hace|hacía|hará) )solo(?=\s*(?:[,.;!?]|$))/giu, "sol")
    .replace(/(?<!\p{L})se (ha|han|había) pasado (?=(?:muy )?(?:bien|mal)(?!\p{L}))/giu, "$1 ido ")
    .replace(/(?<!\p{L})(me|te|se|nos|os) (?!ayer)(\p{L}+[aei]r)(?!\p{L})/giu, "$2$1")
    .replace(ON_A_DAY, "el ")
    .replace(/(?<=\bgustaría )de (?=una? )/giu, "")
    .replace(
      /(?<!\p{L})(voy|va|vamos|van|fui|fue|fuimos|fueron|ido|iba|iban|ir) (?=(?!ser|estar|haber)\p{L}{2,}[aei]r(?:l[aeo]s?|[mt]e|se|nos)?(?!\p{L}))/giu,
      "$1 a ",
    )
    .replace(
      /(?<!(?<!\p{L})de \p{L}+ )(?<!\p{L})a (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) (?:próximo|pasado)(?!\p{L}))/giu,
      "al ",
    )
    .replace(
      /(?<=\b(?:objetivo|meta|idea|plan|sueño|problema|solución|papel|deseo|misión) (?:es|era|será) )de (?=\p{L}+[aei]r(?:\p{L}{2,3})?(?!\p{L}))/giu,
      "",
    )
    .replace(/(?<!\p{L})ayer al (?:atardecer|anochecer)(?!\p{L})/giu, keepCapital("anoche"))
    .replace(/(?<!\p{L})un (?:atardecer|anochecer)(?!\p{L})/giu, keepCapital("una noche"))
    .replace(/\bhacer (?=(?:un|el) (?:(?:primer|pequeño|gran) )?paso(?!\p{L}))/giu, "dar ")
    .replace(PEOPLE, (_, verb: string) => ONE[verb.toLowerCase()] ?? inSingular(verb))
    .replace(
      /(?<=\bla gente (?:no )?(?:es|está|era|estaba|fue) (?:muy |más |tan )?\p{L}+)[oa]s(?!\p{L})/giu,
      "a",
    )
    .replace(OTHERS, "$2 $1")
    .replace(TO_ASK, (_, ending: string) => `pregunt${ASK[ending.toLowerCase()] ?? "ado"}`)
    .replace(
      /(?<=pregunt\p{L}+ (?:a menudo )?)qué (?=(?:era|es) (?:el|la|mi|su|tu|nuestr[oa])(?!\p{L}))/giu,
      "cuál ",
    )
    .replace(TO_PERSON, "$1 a ")
    .replace(WITHOUT_WHO, "quien");

/** "Venir de" of what has just happened. */
const JUST =
  /(?<!\p{L})(vengo|vienes|viene|venimos|venís|vienen|venía|venían)(?= de \p{L}+[aei]r(?:\p{L}{2,3})?(?!\p{L}))/giu;
const JUST_DID: Readonly<Record<string, string>> = {
  vengo: "acabo",
  vienes: "acabas",
  viene: "acaba",
  venimos: "acabamos",
  venís: "acabáis",
  vienen: "acaban",
  venía: "acababa",
  venían: "acababan",
};

/** Verbs that join an infinitive directly. */
const WITHOUT_DE =
  /(?<=(?<!\p{L})(?:promet|imp[ie]d|permit|decid|escog|eleg|elig|evit|intent|(?<!(?:me|te|se|nos|os) (?:he |has |ha |hemos |habéis |han )?)olvid|acept|prohíb|prohib|suger|sugier|propon|propus|aconsej|mer[eé]c)\p{L}+ (?:que )?)de (?=\p{L}+[aei]r(?:\p{L}{2,3})?(?!\p{L}))/giu;

/** Verbs of "la gente", which are several people in French. */
const PEOPLE =
  /(?<=\bla gente (?:no )?(?:(?:se|me|te|nos|os|les?|l[oa]s?) )?)((?:ha|so|está|va|puede|quiere|tiene|debe|suele|sabe|cree|vive|duerme|hace|dice|come|lee|pierde|vuelve|entiende|parece|viene|\p{L}{2,}(?:[^aeiouáéíóú\s]a|aba|ía|aro|iero|rá))n)(?!\p{L})/giu;
const ONE: Readonly<Record<string, string>> = { son: "es", fueron: "fue", han: "ha" };
const inSingular = (verb: string): string =>
  verb
    .replace(/aron$/, "ó")
    .replace(/ieron$/, "ió")
    .replace(/n$/, "");

/** "Llegar lunes". */
const ON_A_DAY =
  /(?<=\p{L} )(?<!(?<!\p{L})(?:el|los|este|ese|aquel|cada|un|otro|mismo|próximo|pasado|primer|último|santo|de|del|al|a|y|o|es|era|fue|será|sea|hoy|mañana|ayer|antes|después|desde|hasta|siendo|medio) )(?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?:\s*(?:[,.;!?]|$)| (?:próximo|pasado|por|a las|antes|después)(?!\p{L})))/giu;

/** What takes time. */
const TO_TAKE =
  /(?<!\p{L})tom(?=(?:ado|a|ó|ará|aba) (?:mucho|más|poco|(?:más de )?\p{L}+|\d+) (?:tiempo|segundo|minuto|hora|día|semana|mes|año)(?:e?s)?(?!\p{L}))/giu;

/** "Los he dicho que". */
const TO_THEM = new RegExp(
  String.raw`(?<!\p{L})l[oa]s(?= (?:${HAVE}) (?:dicho|preguntado|explicado|contado|prometido|pedido|enseñado|mostrado) (?:que|si|cómo|dónde|cuándo|por qué|qué)(?!\p{L}))`,
  "giu",
);

const OTHERS =
  /(?<!\p{L})(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|much[oa]s|vari[oa]s) (otr[oa]s)(?!\p{L})/giu;

/** "Pedir" of a question. */
const TO_ASK =
  /(?<!\p{L})p[ei]d(ido|ir|e|en|o|ía|ían|ió|ieron|í|imos)(?= (?:si|qué|cuál|cómo|cuándo|dónde|por qué|cuánt\p{L}+|quién) )/giu;
const ASK: Readonly<Record<string, string>> = {
  ir: "ar",
  e: "a",
  en: "an",
  o: "o",
  ía: "aba",
  ían: "aban",
  ió: "ó",
  ieron: "aron",
  í: "é",
  imos: "amos",
};

/** Spanish sees "a" person. */
const TO_PERSON =
  /(?<!\p{L})((?:ayud|agradec|llam|visit|esper|escuch|cuid|encontr|invit|present|conoc|quier|quer|am(?!b)|abraz|bes|record)(?:\p{L}{1,5})|ver)(?= (?:mis?|sus?|tus?|nuestr[oa]s?|vuestr[oa]s?) (?:madre|padre|mamá|papá|mujer|esposa|marido|esposo|hij[oa]|herman[oa]|amig[oa]|abuel[oa]|prim[oa]|tí[oa]|colega|compañer[oa]|jefe|vecin[oa]|client[e]|profesor[a]?|médico|niñ[oa])s?(?!\p{L})) /giu;

const WITHOUT_WHO = /(?<=, (?:sin|con|para|de|por|a) )quién(?=[^.!?]*(?:[.!]|$))/giu;
