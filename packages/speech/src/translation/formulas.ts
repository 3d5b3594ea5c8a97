import { caseLike } from "../capitals.ts";

/**
 * Returns the translation of an English sentence that consists of what people always say, such as "Okay, thank you."; null
 * for any other. Small engines guess at sentences of a word or two: "Thank you." became "Thank you for sending an edit."
 * @param source ISO 639-1, like `target`
 */
export function translateFormula(text: string, source: string, target: string): string | null {
  const column = COLUMNS[target];
  if (source !== "en" || column === undefined) return null;
  const [, said = "", end = ""] = /^(.*?)([.!?…]*)$/u.exec(text.trim()) ?? [];
  const clauses = said.split(/, ?/).map((clause) => {
    const key = keyOf(clause);
    const asked = end.includes("?") ? FORMULAS.get(`${key}?`) : undefined;
    return (asked ?? FORMULAS.get(key))?.[column];
  });
  if (!clauses.every((clause) => clause !== undefined)) return null;
  const joined = clauses.join(", ") + (end || ".");
  return target === "es" ? opened(caseLike(text, joined)) : caseLike(text, joined);
}

/**
 * Divides a sentence that opens with what people always say: "Thank you, Mr. Hall." Returns the opening, translated, and
 * the rest; null for any other sentence.
 */
export function splitOpening(
  text: string,
  source: string,
  target: string,
): { readonly opening: string; readonly rest: string } | null {
  const [, said = "", rest] = /^([^,]+), (.+)$/su.exec(text) ?? [];
  if (!rest || !OPENINGS.test(said)) return null;
  const opening = translateFormula(said, source, target)?.replace(/^[¿¡]|\.$/gu, "");
  return opening ? { opening, rest } : null;
}

/** Others may be part of what follows: "Right, left and straight on." */
const OPENINGS =
  /^(?:(?:many )?thank(?:s| you)(?: (?:very|so) much| a lot)?|great|excellent|perfect|sure|of course|okay|ok|all right|hi|hello|sorry|excuse me|exactly|absolutely|congratulations|welcome back|wow|no problem|you're welcome|look|listen)$/iu;

const keyOf = (clause: string): string =>
  clause
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^\p{L}' -]/gu, "")
    .trim();

const opened = (text: string): string =>
  text.endsWith("?") ? `¿${text}` : text.endsWith("!") ? `¡${text}` : text;

const COLUMNS: Readonly<Record<string, 0 | 1 | 2 | 3>> = { es: 0, fr: 1, it: 2, pt: 3 };

/** English; Spanish; French; Italian; Portuguese. */
const ROWS = `
thank you, thanks; gracias; merci; grazie; obrigado
thank you very much, thank you so much, thanks a lot, many thanks, thanks so much; muchas gracias; merci beaucoup; grazie mille; muito obrigado
thank you all, thank you everyone, thanks everyone; gracias a todos; merci à tous; grazie a tutti; obrigado a todos
you're welcome, you are welcome, don't mention it; de nada; je vous en prie; prego; de nada
my pleasure; con mucho gusto; avec plaisir; con piacere; com muito prazer
excuse me, pardon me; disculpe; excusez-moi; mi scusi; com licença
i'm sorry, i am sorry, so sorry, i'm so sorry; lo siento; je suis désolé; mi dispiace; sinto muito
sorry; perdón; pardon; scusi; desculpe
please; por favor; s'il vous plaît; per favore; por favor
hello; hola; bonjour; salve; olá
hi, hey; hola; salut; ciao; oi
hello everyone, hi everyone, hello everybody, hi everybody; hola a todos; bonjour à tous; ciao a tutti; olá a todos
good morning; buenos días; bonjour; buongiorno; bom dia
good afternoon; buenas tardes; bonjour; buon pomeriggio; boa tarde
good evening; buenas noches; bonsoir; buonasera; boa noite
good night; buenas noches; bonne nuit; buonanotte; boa noite
goodbye, bye, bye bye, bye-bye; adiós; au revoir; arrivederci; adeus
see you, see you later; hasta luego; à plus tard; a dopo; até logo
see you soon; hasta pronto; à bientôt; a presto; até breve
see you tomorrow; hasta mañana; à demain; a domani; até amanhã
see you next time; hasta la próxima; à la prochaine; alla prossima; até a próxima
see you next week; hasta la semana que viene; à la semaine prochaine; alla prossima settimana; até a semana que vem
take care; cuídese; prenez soin de vous; abbia cura di sé; cuide-se
have a nice day, have a good day, have a great day; que tenga un buen día; bonne journée; buona giornata; tenha um bom dia
have a good weekend, have a nice weekend, have a great weekend; buen fin de semana; bon week-end; buon fine settimana; bom fim de semana
good luck; buena suerte; bonne chance; buona fortuna; boa sorte
congratulations; felicidades; félicitations; congratulazioni; parabéns
welcome; bienvenidos; bienvenue; benvenuti; bem-vindos
welcome back; bienvenidos de nuevo; bon retour parmi nous; bentornati; bem-vindos de volta
nice to meet you, pleased to meet you; mucho gusto; enchanté; piacere; muito prazer
how are you; cómo está; comment allez-vous; come sta; como está
i'm fine, i'm good, i'm doing well; estoy bien; je vais bien; sto bene; estou bem
yes, yeah, yep; sí; oui; sì; sim
no, nope; no; non; no; não
okay, ok; de acuerdo; d'accord; va bene; está bem
all right, alright; muy bien; très bien; va bene; tudo bem
right, that's right, that is right; así es; c'est ça; esatto; isso mesmo
right?, isn't it?; verdad; n'est-ce pas; giusto; não é
sure?; seguro; vraiment; sicuro; tem certeza
sure, of course; claro; bien sûr; certo; claro
exactly; exacto; exactement; esattamente; exatamente
absolutely, definitely; desde luego; absolument; assolutamente; com certeza
great, excellent; excelente; excellent; ottimo; ótimo
perfect; perfecto; parfait; perfetto; perfeito
good, very good; muy bien; très bien; molto bene; muito bem
sounds good, that sounds good, sounds great, that sounds great; me parece bien; ça me va; per me va bene; parece ótimo
really; de verdad; vraiment; davvero; sério
wow; vaya; oh là là; accidenti; uau
oh; oh; oh; oh; oh
me too; yo también; moi aussi; anch'io; eu também
you too, same to you; igualmente; vous aussi; anche a lei; igualmente
not really; la verdad es que no; pas vraiment; non proprio; na verdade, não
not at all; en absoluto; pas du tout; per niente; de modo nenhum
me neither, neither do i, neither am i; yo tampoco; moi non plus; neanch'io; eu também não
so do i, so am i; yo también; moi aussi; anch'io; eu também
lucky you; qué suerte; quelle chance; che fortuna; que sorte
good for you, well done, good job, great job, nice work; bien hecho; bravo; ben fatto; muito bem
not yet; todavía no; pas encore; non ancora; ainda não
maybe, perhaps; quizás; peut-être; forse; talvez
no problem; no hay problema; pas de problème; nessun problema; sem problema
never mind; no importa; peu importe; non importa; não importa
don't worry; no se preocupe; ne vous inquiétez pas; non si preoccupi; não se preocupe
i see; ya veo; je vois; capisco; entendo
i know; lo sé; je sais; lo so; eu sei
of course he is, of course she is, of course it is, of course you can, of course i do, of course i can, of course i will, of course we can, of course they are; claro que sí; bien sûr que oui; certo che sì; claro que sim
of course not; claro que no; bien sûr que non; certo che no; claro que não
i will, i'll do it, i will do it; lo haré; je le ferai; lo farò; farei isso
i'll take it; me lo quedo; je le prends; lo prendo; vou levar
ask anyone, ask anybody; pregunte a cualquiera; demandez à n'importe qui; chieda a chiunque; pergunte a qualquer um
i understand; entiendo; je comprends; capisco; entendo
got it; entendido; compris; capito; entendi
i don't know; no lo sé; je ne sais pas; non lo so; não sei
i think so; creo que sí; je crois que oui; credo di sì; acho que sim
i don't think so; creo que no; je ne crois pas; non credo; acho que não
i hope so; eso espero; je l'espère; lo spero; espero que sim
wait; espere; attendez; aspetti; espere
wait a minute, wait a second, just a minute, just a second, one moment, one moment please, just a moment; un momento; un instant; un momento; um momento
look; mire; regardez; guardi; olhe
listen; escuche; écoutez; ascolti; escute
come on; vamos; allez; andiamo; vamos
let's go; vamos; allons-y; andiamo; vamos
go ahead; adelante; allez-y; prego; pode falar
that's it, that's all; eso es todo; c'est tout; è tutto; é tudo
`;

const FORMULAS = new Map(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [english = "", ...others] = row.split("; ");
      return english.split(", ").map((key) => [key, others] as const);
    }),
);
