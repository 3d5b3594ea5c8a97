import { iDid } from "../portuguese/i-did.ts";

/**
 * Replaces Spanish words that Apertium chooses from Portuguese or Catalan, where another sense is meant nearly always.
 * @param original the text that was translated
 */
export function spanishWords(text: string, original: string): string {
  const said = WORDS.reduce(
    (better, [portuguese, word, other]) =>
      portuguese.test(original) ? better.replace(word, other) : better,
    text,
  );
  return /\bgost/i.test(original) ? said.replace(WHO_LIKES, toWhom) : said;
}

const ANY = /^/;
/** A game that teams play. */
const GAME =
  /(?<!\p{L})jogos? (?:.*(?<!\p{L}))?(?:equipes?|contra|gols?|futebol|basquete|tênis|estádio|campeonato|final|ganh\p{L}+|venc\p{L}+|perd\p{L}+|empat\p{L}+|torcedores|torcida|jogador\p{L}*)(?!\p{L})|(?<!\p{L})(?:equipes?|gols?|futebol|basquete|tênis|estádio|campeonato|ganh\p{L}+|venc\p{L}+|perd\p{L}+|empat\p{L}+|torcida)(?!\p{L}).*(?<!\p{L})jogos?(?!\p{L})/iu;

const WORDS: readonly (readonly [portuguese: RegExp, word: RegExp, better: string])[] = [
  [
    /^[^?]*(?<!\p{L})perché(?!\p{L})[^?]*$/iu,
    /(?<=\p{L},? )(?<!\b(?:sé|sabes|sabe|saber|pregunt\p{L}+) )por qué(?= )/giu,
    "porque",
  ],
  [
    /(?<!\p{L})(?:um|o|do|no|os|dos) cabos?(?! (?:de|da|do)(?!\p{L}))/iu,
    /(?<=\b(?:un|el|del|los|unos) )cabo(?=s?\b)/giu,
    "cable",
  ],
  [iDid("disse"), /\bdijo\b/gi, "dije"],
  [/(?<!\p{L})em dinheiro(?!\p{L})/iu, /\ben dinero\b/gi, "en efectivo"],
  [/\bassim que\b/i, /\basí que\b/gi, "en cuanto"],
  [
    ANY,
    /(?<=(?<!\p{L})pid(?:ió|ieron|e|en|o|as|amos)(?: que)? )para (?=\p{L}+[aei]r(?!\p{L}))/giu,
    "",
  ],
  [ANY, /(?<=^|[.!?…] )EL(?= \p{Ll})/gu, "El"], // of Portuguese "A"
  [/\bum presente\b/i, /\bun presente\b/gi, "un regalo"],
  [/\bpresentes (?:para|de)\b/i, /\bpresentes\b/gi, "regalos"],
  [/\bcafé da manhã/iu, /(?<=\b(?:es|era) )desayuno\b/gi, "el desayuno"],
  [
    /(?<!\p{L})férias(?!\p{L})/iu,
    /(?<=(?<!\p{L})est\p{L}+ )vacacional(?:es)?\b/giu,
    "de vacaciones",
  ],
  [ANY, /\bcualquier uno(?=\s*(?:[,.;!?]|$)| (?:que|de)\b)/gi, "cualquiera"],
  [/(?<!\p{L})à noite(?!\p{L})/iu, /\ba la noche\b/gi, "por la noche"],
  [/(?<!\p{L})à tarde(?!\p{L})/iu, /\ba la tarde\b/gi, "por la tarde"],
  [ANY, /(?<=, )como (?=(?:es|fue|está|son|fueron|están|va|era) [^.!?…]*\?)/giu, "cómo "],
  [
    /(?<!\p{L})peixe(?!\p{L})/iu,
    /(?<=(?<!\p{L})(?:com|cocin|prepar|ped|comp?r|fr[eí])\p{L}* (?:el |un )?)pez\b/giu,
    "pescado",
  ],
  [/^nada\b/i, /\bninguna cosa\b/gi, "nada"],
  [/\bdepois de amanhã/iu, /\btras mañana\b/giu, "pasado mañana"],
  [ANY, /(?<=\benamorad[oa] )por\b/gi, "de"],
  [ANY, /(?<=\bespalda )duelen\b/gi, "duele"],
  [ANY, /(?<=\b(?:yendo|ir|voy|va|vamos|van) )vacacional(?:es)?\b/giu, "de vacaciones"],
  [
    ANY,
    /\b(una?) en cada (?=(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien)\b)/giu,
    "$1 de cada ",
  ],
  [ANY, /(?<=\b(?:mejor|peor)(?:es)? )que el esperado\b/giu, "de lo esperado"],
  [/\bvocês\b/i, /\bvosotros\b/gi, "ustedes"],
  [/\bcedo\b/i, /(?<=\b(?:tan|más|muy|demasiado|bastante) )cedo\b/gi, "temprano"],
  [/\bmesmo\b/i, /(?<=\b(?:yo|él) )aún(?=\s*(?:[,.;!?]|$))/giu, "mismo"],
  [/\bmesma\b/i, /(?<=\b(?:yo|ella) )aún(?=\s*(?:[,.;!?]|$))/giu, "misma"],
  [/\bpequeno-almoço\b/iu, /\bpequeño-almuerzo\b/giu, "desayuno"],
  [/\bNatal\b/u, /\b(?:en las|las) navidades pasado\b/giu, "la Navidad pasada"],
  [ANY, /(?<=\b(?:siento|lamento|sentimos|lamentamos) )muy(?= que\b| por\b)/giu, "mucho"],
  [/\bfalam?\b/i, /\bquiebre(?=n?\b)/gi, "habla"], // "fala" of "falir"
  [/\bviemos\b/i, /\bvir\b/gi, "vinimos"],
  [
    GAME,
    /(?<!(?<!\p{L})(?:yo|no|también|siempre|nunca|ya) )(?<=\p{L} )juego(?=s?\b)(?! al?(?:l| la)? )/giu,
    "partido",
  ],
  [/(?<!\p{L})Peru(?!\p{L})/u, /\b(?:el )?Pavo\b/gu, "Perú"],
  [
    /\bandar(?:es)?\b/i,
    /(?<=\b(?:primer|segundo|tercer|cuarto|quinto|último|qué) )andar\b/gi,
    "piso",
  ],
  [/\ba gosto\b/i, /\ba (?:me gusta|sabor)\b/gi, "al gusto"],
  [/(?<=^|[.!?…] )(?:ligue|telefone)(?!\p{L})/iu, /(?<=^|[.!?…] )teléfono(?= )/giu, "Llame"],
  [
    ANY,
    /\bhasta (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L}))/giu,
    "hasta el ",
  ],
  [ANY, /(?<=(?<!\p{L})(?:sé|sab\p{L}+) )lo que (?=\p{L}+[aei]r(?!\p{L}))/giu, "qué "],
  [/\bguarda-chuva/i, /\bguardia-lluvias?\b/gi, "paraguas"],
  [/\bmud/i, /(?<=\b(?:me|te|se|nos) )cambi(?=\p{L}+ (?:para|a)\b)/giu, "mud"],
  [/\bmud/i, /(?<=\b(?:me|te|se|nos) mud\p{L}+ )para\b/giu, "a"],
  [
    /(?<!(?:telefone|aparelho|dispositivo)s )(?<!\p{L})móveis(?!\p{L})/iu,
    /(?<!\p{L})móviles(?!\p{L})/giu,
    "muebles",
  ],
  [ANY, /\bsabeo\b/gi, "sabéis"],
  [ANY, /\bdesde semillas\b/gi, "desde entonces"], // Catalan "llavors"
  [ANY, /(?<=^|[.!?…] )para lo cual,/giu, "Por eso,"],
  [ANY, /\baquello que\b/gi, "lo que"],
  [/\bestim/i, /\bestim(?=(?:o|as?|amos|an|aba|aban)(?!\p{L}))/giu, "am"],
  [ANY, /\bun que (?=se |es |está|tiene)/gi, "uno que "],
  [
    ANY,
    /(?<=\b(?:más|muy|tan|menos) )llevar(?=\s*(?:[,.;!?]|$)| (?:que|es|de)(?!\p{L}))/giu,
    "duro",
  ],
  [ANY, /\bel (?=más (?:duro|difícil|importante|fácil|bonito|interesante)(?:,| es ))/giu, "lo "],
  [ANY, /(?<=^|[.!?…] )antes de,/giu, "Antes,"],
  [ANY, /\bmucho de tiempo\b/gi, "mucho tiempo"],
  [ANY, /(?<=^|[.!?…] )lo cual (?=\p{L})/giu, "lo que "],
  [ANY, /\bdir(?=\s*(?:[,.;!?]|$))/gi, "decir"],
  [ANY, /(?<=\bque )mujer (?=(?:el|la|los|las|un|una|más|mucho|poco) )/giu, "da "], // Catalan "dona"
  [ANY, /\btoda la jornada\b/gi, "todo el día"],
  [ANY, /(?<=\b(?:mis|tus|sus) )jornadas\b/gi, "días"],
  [ANY, /\bnadie si (?=\p{L})/giu, "nadie se "],
  [ANY, /\bapenas-(?=\p{L})/giu, "mal "],
  [ANY, /\bla menos que(?= \p{L})/giu, "a menos que"],
  [ANY, /\bgracias para (?=(?:su|sus|vuestr[oa]s?|tu|tus)(?!\p{L}))/giu, "gracias por "],
  [ANY, /\bme recuerdo de\b/gi, "me acuerdo de"],
  [ANY, /(?<=^|[.!?…] )he aquí,/giu, "Bien,"],
  [ANY, /\bgracias de (?=(?:su|sus|vuestr[oa]s?|tu|tus|la|el|haber)(?!\p{L}))/giu, "gracias por "],
  [ANY, /\bbuen anochecer\b/gi, "buenas noches"],
  [ANY, /\beste anochecer\b/gi, "esta noche"],
  [ANY, /(?<=^|[.!?…] )buen día(?= a | todos|,)/giu, "buenos días"],
  [ANY, /\bno vacil(?:áis|éis) (?:a|en)(?!\p{L})/giu, "no dudéis en"],
  [ANY, /\bno es la pena de\b/gi, "no hace falta"],
  [ANY, /\bpoden(?!\p{L})/giu, "pueden"], // of "podar"
  [ANY, /\btelefone(?=[oaáeéó])/giu, "llam"],
  [ANY, /\btelefoné(?=eme|enos|ele)/giu, "llám"],
  [ANY, /\btelefonéa(?=\p{L})/giu, "lláma"],
  [ANY, /(?<=\best\p{L}+ )quebrad(?=[oa]s?(?!\p{L}))/giu, "rot"],
  [/\bseca\b/i, /(?<=(?<!\p{L})est(?:á|aba|é) (?:muy |ya )?)sequía(?!\p{L})/giu, "seca"],
  [/\bnos vimos\b/i, /\bnos venimos\b/gi, "nos vimos"],
  [/(?<!\p{L})máquinas? de lavar louças?/iu, /\bmáquina de lavar \p{L}+/giu, "lavavajillas"],
  [/(?<!\p{L})máquinas? de lavar/iu, /\bmáquina de lavar(?: ropas?)?(?!\p{L})/giu, "lavadora"],
  [ANY, /\bacontec(?=(?:ió|ieron|en?|er|ía|ían|ido|iendo|erá|iera)(?!\p{L}))/giu, "suced"],
  [/(?:s|os) avós(?!\p{L})/iu, /\babuelas\b/gi, "abuelos"],
  [/(?<!\p{L})óculos(?!\p{L})/iu, /(?<!\p{L})óculos(?!\p{L})/giu, "anteojos"],
];

/** "Os meninos gostam": whoever likes is an object. */
const WHO_LIKES =
  /((?:^|[.!?…] ))((?:El|La|Los|Las|Mis?|Sus?|Nuestr[oa]s?|Est[eao]s?|Tod[oa]s) (?:\p{L}+ ){1,3}|(?:Amb[oa]s|Nadie|Alguien|Much[oa]s|Algun[oa]s|Tod[oa]s|Todo el mundo) )(?=(?:no |también |siempre )?les? gust)/gu;

const toWhom = (_: string, start: string, who: string): string =>
  `${start}A ${who.charAt(0).toLowerCase()}${who.slice(1)}`.replace(/(?<=^|[.!?…] )A el /, "Al ");
