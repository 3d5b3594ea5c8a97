/** Forms of an English verb. */
export interface VerbForms {
  readonly base: string;
  /** Third person, as in "breaks". */
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  /** As in "breaking". */
  readonly gerund: string;
}

/** Verbs with forms of their own: base, past, participle if it differs from the past. */
const IRREGULAR = new Map(
  `be was been, become became become, break broke broken, bring brought, build built, burst burst, catch caught, come came come, cut cut,
  deal dealt, do did done, draw drew drawn, drive drove driven, eat ate eaten, fall fell fallen, feel felt, fight fought,
  find found, get got, give gave given, go went gone, grow grew grown, hang hung, have had, hear heard, hit hit, hold held, keep kept,
  know knew known, lay laid, lead led, leave left, let let, lose lost, make made, mean meant, meet met, pay paid, put put,
  read read, run ran run, say said, see saw seen, sell sold, send sent, set set, show showed shown, shut shut, sit sat,
  sleep slept, speak spoke spoken, spend spent, split split, stand stood, stick stuck, sweep swept, take took taken,
  teach taught, tear tore torn, tell told, think thought, throw threw thrown, misunderstand misunderstood, understand understood, wake woke woken,
  wear wore worn, win won, write wrote written`
    .split(",")
    .map((row) => {
      const [base = "", past = "", participle = past] = row.trim().split(" ");
      return [base, { past, participle }] as const;
    }),
);

const THIRD: Readonly<Record<string, string>> = { be: "is", have: "has", do: "does", go: "goes" };

/** Conjugates the first word of an English expression; the others stay: "get out of bed" → "gets out of bed". */
export function formsOf(expression: string): VerbForms {
  const [verb = "", ...others] = expression.split(" ");
  const withOthers = (form: string): string => [form, ...others].join(" ");
  const { past, participle } = IRREGULAR.get(verb) ?? {
    past: `${stemOf(verb, "ed")}ed`,
    participle: `${stemOf(verb, "ed")}ed`,
  };
  return {
    base: expression,
    third: withOthers(THIRD[verb] ?? thirdOf(verb)),
    past: withOthers(past),
    participle: withOthers(participle),
    gerund: withOthers(`${stemOf(verb, "ing")}ing`),
  };
}

function thirdOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return verb + (/(?:s|sh|ch|x|z)$/.test(verb) ? "es" : "s");
}

/** Verbs of several syllables that double their last letter. */
const STRESSED_END = /(?:mit|fer|get|gin)$/;

/** Returns what an ending is put to: "stop" → "stopp", "use" → "us", "carry" → "carri" before "ed". */
function stemOf(verb: string, ending: "ed" | "ing"): string {
  if (ending === "ed" && /[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}i`;
  if ((ending === "ed" ? /e$/ : /[^e]e$/).test(verb) && verb !== "be") return verb.slice(0, -1);
  const short = /^[^aeiou]*[aeiou][bdglmnprt]$/.test(verb) || STRESSED_END.test(verb);
  return short ? verb + verb.slice(-1) : verb;
}

/** Returns what an English gerund is made of: "making" → "make", "running" → "run", "visiting" → "visit". */
export function infinitiveOf(gerund: string): string {
  const stem = gerund.slice(0, -"ing".length);
  const single = /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const known = [single, `${stem}e`].find((verb) => IRREGULAR.has(verb));
  if (known) return known;
  return single === stem && LOSES_E.test(stem) ? `${stem}e` : single;
}

/** Stems that lost an "e": "danc", "liv", "argu", "chang", "handl", "clos", "prepar", "celebrat". */
const LOSES_E =
  /(?:[cvuz]|dg|(?:ch|r)ang|[^aeiourwl]l|^[^aeiou]*[aeiou][bdgklmnprst]|[^e]at|[aeiou]s|[^aeiou](?:or|ar|ir|ur|id|ut|in))$/;
