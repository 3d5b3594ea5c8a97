/** Calls a game that teams play "incontro". */
export const sayMatch = (text: string): string => text.replace(GAME, match);

const TEAMS = String.raw`(?<!\p{L})(?:squadr[ae]|contro|gol|calcio|pallacanestro|tennis|stadio|campionato|finale|vint\p{L}|perso|giocator[ei])(?!\p{L})`;
const GAME_WORD = String.raw`(?<!\p{L})(?:(il|del|al|dal|nel|sul|quel) )?gioco(?!\p{L}| a(?:l|ll[ae]|i)?(?!\p{L}))`;
/** With the article that "incontro" elides. */
const GAME = new RegExp(
  String.raw`(?<=${TEAMS}[^.!?…]*)${GAME_WORD}|${GAME_WORD}(?=[^.!?…]*${TEAMS})`,
  "giu",
);

function match(_: string, after = "", before = ""): string {
  const the = after || before;
  if (!the) return "incontro";
  return /^il$/iu.test(the) ? `${the === "Il" ? "L" : "l"}'incontro` : `${the}l'incontro`;
}
