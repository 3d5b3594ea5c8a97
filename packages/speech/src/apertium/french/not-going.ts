/**
 * Says a negated "aller" with an infinitive in the future: "je ne vais pas mentir" → "je ne mentirai pas". In Catalan "no
 * vaig mentir" is the past.
 */
export const notGoing = (text: string): string =>
  text.replace(
    NOT_GOING,
    (_, ne: string, go: string, not: string, pronouns: string, infinitive: string) => {
      const verb = stemOf(infinitive.toLowerCase()) + ENDINGS[go.toLowerCase()];
      const rest = pronouns + verb;
      const before = /^[aeéèêiouh]/iu.test(rest) ? `${ne.charAt(0)}'` : `${ne.charAt(0)}e `;
      return `${before}${rest} ${not}`;
    },
  );

/** Says "ils le répareraient" for "ils iraient à le réparer". */
export const wouldDo = (text: string): string =>
  text.replace(
    WOULD_GO,
    (_, i: string | undefined, end: string, pronouns: string, infinitive: string) => {
      const said = pronouns + stemOf(infinitive.toLowerCase()) + end;
      return i && !/^[aeéèêiouh]/iu.test(said) ? `${i.charAt(0)}e ${said}` : (i ?? "") + said;
    },
  );

const PRONOUNS = String.raw`(?:(?:me|te|se|le|la|les|lui|leur|nous|vous|y|en) |[mtsl]')*`;
const NO_INFINITIVE = "encore|entre|contre|hier|cher|notre|votre|outre|derrière|arrière|guère";
const NOT_GOING = new RegExp(
  String.raw`(?<!\p{L})(ne|n') ?(vais|vas|va|allons|allez|vont) (pas|plus|jamais|rien) (${PRONOUNS})(?!(?:${NO_INFINITIVE})(?!\p{L}))(\p{L}+(?:er|ir|re))(?!\p{L})`,
  "giu",
);

const WOULD_GO = new RegExp(
  String.raw`(?<!\p{L})(j')?ir(ais|ait|ions|iez|aient) à (${PRONOUNS})(?!(?:${NO_INFINITIVE})(?!\p{L}))(\p{L}+(?:er|ir|re))(?!\p{L})`,
  "giu",
);

const ENDINGS: Readonly<Record<string, string>> = {
  vais: "ai",
  vas: "as",
  va: "a",
  allons: "ons",
  allez: "ez",
  vont: "ont",
};

/** Returns what precedes the endings of the future, for an infinitive. */
function stemOf(infinitive: string): string {
  const [ending, stem] = STEMS.find(([end]) => end.test(infinitive)) ?? [/re$/, "r"];
  return infinitive.replace(ending, stem);
}

const STEMS: readonly (readonly [RegExp, string])[] = [
  [/^être$/, "ser"],
  [/^avoir$/, "aur"],
  [/^aller$/, "ir"],
  [/^savoir$/, "saur"],
  [/^pouvoir$/, "pourr"],
  [/vouloir$/, "voudr"],
  [/faire$/, "fer"],
  [/([vt])enir$/, "$1iendr"],
  [/envoyer$/, "enverr"],
  [/(ev|d)oir$/, "$1r"],
  [/voir$/, "verr"],
  [/(cou|mou)rir$/, "$1rr"],
  [/ppeler$/, "ppeller"],
  [/jeter$/, "jetter"],
  [/([aoe]ch|[lm])e([tvnv])er$/, "$1è$2er"],
];
