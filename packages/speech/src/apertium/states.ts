import { caseLike } from "../capitals.ts";

/**
 * Spanish and Portuguese have a verb of their own ("estar") for the state that somebody or something is in;
 * French, Italian and Catalan say "be" for both: "mis gafas están rotas", not "son rotas".
 */
interface Being {
  /** What something is, and the state it is in. */
  readonly forms: Readonly<Record<string, string>>;
  readonly inState: RegExp;
}

function being(forms: string, adverbs: string, states: string): Being {
  const pairs = forms.split(",").map((pair) => pair.trim().split(" ") as [string, string]);
  const is = pairs.map(([ser]) => ser).join("|");
  const pattern = String.raw`(?<!\p{L})(${is})(?= (?:(?:${adverbs}) )?(?:${states})s?(?!\p{L})(?! por))`;
  return { forms: Object.fromEntries(pairs), inState: new RegExp(pattern, "giu") };
}

const SPANISH = being(
  "soy estoy, eres estás, es está, somos estamos, sois estáis, son están, era estaba, eras estabas, éramos estábamos, eran estaban",
  "muy|tan|más|ya|todavía|aún|siempre|casi|un poco|demasiado|bastante|completamente|totalmente",
  "(?:abiert|borrach|cansad|cerrad|content|descalz|despiert|desnud|dormid|embarazad|enamorad|encendid|enfadad|enferm|equivocad|hart|herid|limpi|llen|mojad|muert|ocupad|orgullos|perdid|preocupad|rot|satisfech|sentad|suci|vací|viv|furios|loc)[oa]",
);

const PORTUGUESE = being(
  "sou estou, és estás, é está, somos estamos, são estão, era estava, éramos estávamos, eram estavam",
  "muito|tão|mais|já|ainda|sempre|quase|um pouco|demasiado|bastante|completamente|totalmente",
  "(?:abert|aces|acordad|apaixonad|bêbad|cansad|chei|descalç|fechad|ferid|furios|grávid|limp|molhad|mort|ocupad|orgulhos|perdid|preocupad|pront|quebrad|satisfeit|sentad|suj|vazi|viv|zangad)[oa]|contente|doente",
);

const beIn =
  ({ forms, inState }: Being) =>
  (text: string): string =>
    text.replace(inState, (is) => caseLike(is, forms[is.toLowerCase()] ?? is));

/** Says the Spanish verb for a state. */
export const stateInSpanish = beIn(SPANISH);
/** Says the Portuguese verb for a state. */
export const stateInPortuguese = beIn(PORTUGUESE);
