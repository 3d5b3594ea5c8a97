import { caseLike } from "../../../capitals.ts";
import {
  inSteps,
  inside,
  isA,
  isClitic,
  isFinite,
  lemmaOf,
  skipAdverbs,
  skipClitics,
  type Unit,
  withLemma,
  word,
} from "../../units.ts";

/** "Assim que eu souber": the pair does not know "tan bon punt". */
export const asSoonAs = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const begins = (each: number): boolean =>
      lemmaOf(units[each]) === "tan" &&
      lemmaOf(units[each + 1]) === "bom" &&
      lemmaOf(units[each + 2]) === "ponto";
    if (begins(at)) return [{ ...unit, word: caseLike(unit.word, "assim que<cnjadv>") }];
    return begins(at - 1) || begins(at - 2) ? [] : [unit];
  });

/** "Começar por cortar", "acabar por aceitar". */
const beginBy = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "para" &&
    isA(unit, "pr") &&
    isA(units[at + 1], "inf") &&
    ["começar", "acabar", "terminar"].includes(lemmaOf(units[skipAdverbs(units, at - 1, -1)]))
      ? withLemma(unit, "por")
      : unit,
  );

/** "Fazer vinte anos". */
const turn = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) =>
    lemmaOf(unit) === "cumprir" && isA(units[at + 1], "num") && lemmaOf(units[at + 2]) === "ano"
      ? withLemma(unit, "fazer")
      : unit,
  );

/** "Disse-me para tomar": "de" does not say what somebody is told to do. */
const tellTo = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    const next = lemmaOf(units[at + 1]) === "não" ? at + 2 : at + 1;
    return lemmaOf(unit) === "de" &&
      isA(unit, "pr") &&
      isA(units[next], "inf") &&
      ["dizer", "pedir"].includes(lemmaOf(units[at - 1]))
      ? withLemma(unit, "para")
      : unit;
  });

/** Verbs that join an infinitive directly. */
const DIRECT = new Set(
  "decidir prometer permitir evitar tentar propor escolher aceitar sugerir aconselhar".split(" "),
);
const withoutDe = (units: readonly Unit[]): Unit[] =>
  units.filter(
    (unit, at) =>
      !(
        lemmaOf(unit) === "de" &&
        isA(unit, "pr") &&
        isA(units[at + 1], "inf") &&
        DIRECT.has(lemmaOf(units[at - 1]))
      ),
  );

/** "Isso depende": Brazil points to what was said, and to what is here, with one word. */
const that = (units: readonly Unit[]): Unit[] =>
  units.map((unit) =>
    lemmaOf(unit) === "isto" && isA(unit, "nt")
      ? withLemma(unit, caseLike(unit.word, "isso"))
      : unit,
  );

/** "Nisso", "de acordo", "desejo-vos um bom dia": what the pair does not join, or takes for another thing. */
const plainly = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const before = units[at - 1];
    if (lemmaOf(unit) === "em" && lemmaOf(units[at + 1]) === "isso")
      return [{ ...unit, word: "nisso<adv>" }];
    if (lemmaOf(unit) === "isso" && lemmaOf(before) === "em") return [];
    if (lemmaOf(unit) === "conforme" && isA(unit, "adv"))
      return [withLemma(unit, caseLike(unit.word, "de acordo"))];
    return lemmaOf(unit) === "em" && lemmaOf(before) === "desejar" && isA(units[at + 1], "ind")
      ? []
      : [unit];
  });

/** "Não fumo mais": what is no longer. */
const noLonger = (units: readonly Unit[]): Unit[] =>
  units.map((unit, at) => {
    if (lemmaOf(unit) !== "já" || !isFinite(units[at - 1])) return unit;
    let before = at - 2;
    while (isClitic(units[before])) before -= 1;
    return lemmaOf(units[before]) === "não" ? { ...unit, word: "mais<adv>" } : unit;
  });

/** Portuguese verbs that are not about oneself, as their Catalan ones are. */
const PLAIN = new Set("ficar descansar passear partir esperar".split(" "));
const OWN: Readonly<Record<string, string>> = {
  "<p1><sg>": "me<prn>",
  "<p2><sg>": "te<prn>",
  "<p1><pl>": "nos<prn>",
  "<p2><pl>": "vos<prn>",
};
/** Drops the pronoun behind a verb that is its own subject: "fica-se", not "espera-vos". */
const withoutOwn = (verb: string): string => {
  const person = /<p[12]><(?:sg|pl)>/u.exec(verb.split("+", 1)[0] ?? "")?.[0] ?? "";
  return verb
    .split("+")
    .filter((part, i) => i === 0 || !(part.includes("<ref>") || isOwn(part, person, verb)))
    .join("+");
};
const isOwn = (part: string, person: string, verb: string): boolean =>
  verb.includes("<inf>")
    ? /^(?:me|te|se|nos)<prn>/iu.test(part)
    : part.toLowerCase().startsWith(OWN[person] ?? "-");
const notOneself = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const next = units[skipClitics(units, at)];
    const leans = isClitic(unit) && next && PLAIN.has(lemmaOf(next)) && isA(next, "vblex");
    const person = /<p[12]><(?:sg|pl)>/u.exec(next?.word ?? "")?.[0].replace("><", "><mf><");
    if (leans && (isA(unit, "ref") || (person && unit.word.includes(person)))) return [];
    return PLAIN.has(lemmaOf(unit)) && isA(unit, "vblex")
      ? [{ ...unit, word: withoutOwn(unit.word) }]
      : [unit];
  });

/** "Ele gosta disso", where Catalan says that something pleases him: "o vídeo você gostou". */
const like = (units: readonly Unit[]): Unit[] => {
  const said = [...units];
  for (let at = said.length - 1; at > 0; at -= 1) {
    if (lemmaOf(said[at]) !== "gostar" || !isA(said[at], "vblex") || lemmaOf(said[at + 1]) === "de")
      continue;
    let who = at - 1;
    while (isA(said[who], "vbhaver") || lemmaOf(said[who]) === "não") who -= 1;
    const start = startOfThing(said, who);
    if (!isA(said[who], "tn") || start < 0) continue;
    const thing = said.splice(start, who - start);
    const [first, person] = [thing[0], said[start]];
    if (!first || !person) continue;
    said[start] = { word: caseLike(first.word, person.word), blank: first.blank };
    const moved = thing.map((unit, i) =>
      i === 0 ? { word: inside(unit.word), blank: " " } : unit,
    );
    said.splice(at - thing.length + 1, 0, word("de<pr>"), ...moved);
    at = start;
  }
  return said;
};

/** Returns where what pleases begins before the one it pleases; -1 if nothing is there. */
function startOfThing(units: readonly Unit[], who: number): number {
  if (isA(units[who - 1], "nt")) return who - 1;
  let at = who - 1;
  while (isA(units[at], "adj")) at -= 1;
  if (!isA(units[at], "n")) return -1;
  while (isA(units[at - 1], "adj", "num")) at -= 1;
  return isA(units[at - 1], "det") ? at - 1 : -1;
}

/** "Preciso de tempo", "preciso disso". */
const need = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    if (lemmaOf(unit) !== "precisar" || !isA(unit, "vblex")) return [unit];
    const itself = /^(precisar<[^+]*)\+o<prn><enc>/iu.exec(unit.word)?.[1];
    if (itself) return [{ ...unit, word: itself }, word("de<pr>"), word("isso<prn><tn><nt>")];
    const next = units[at + 1];
    return isA(next, "det", "n", "np", "num", "tn", "nt", "adj") && !isA(next, "inf", "pr")
      ? [unit, word("de<pr>")]
      : [unit];
  });

/** "Sempre em frente", "por cento", "meia hora", "hesitar em", "ir embora". */
const everyday = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    const isStraight = (each: number) =>
      lemmaOf(units[each]) === "todo" &&
      lemmaOf(units[each + 1]) === "direito" &&
      isA(units[each + 1], "n") &&
      !isA(units[each - 1], "det");
    if (isStraight(at)) return [{ ...unit, word: "em frente<adv>" }];
    if (isStraight(at - 1)) return [];
    if (
      lemmaOf(unit) === "cem" &&
      (lemmaOf(before) === "por" || (lemmaOf(next) === "e" && isA(units[at + 2], "num")))
    )
      return [{ ...unit, word: "cento<n><m><sg>" }];
    if (
      lemmaOf(unit) === "um" &&
      isA(unit, "det") &&
      lemmaOf(next) === "meio" &&
      lemmaOf(units[at + 2]) === "hora"
    )
      return [];
    if (lemmaOf(unit) === "vacilar") return [withLemma(unit, caseLike(unit.word, "hesitar"))];
    if (
      lemmaOf(unit) === "a" &&
      isA(unit, "pr") &&
      ["vacilar", "hesitar"].includes(lemmaOf(before))
    )
      return [withLemma(unit, "em")];
    const goes = /^(ir<[^+]*)\+(?:[mts]e|nos)<prn><enc>[^+]*$/iu.exec(unit.word)?.[1];
    if (goes && !isA(next, "inf", "pr")) return [{ ...unit, word: goes }, word("embora<adv>")];
    return [unit];
  });

const WATCHED = new Set(
  "vídeo filme tv televisão série partido jogo programa documentário".split(" "),
);
const TIMELY = new Set("desejar esquecer lembrar adorar celebrar festejar".split(" "));

/** "Um pouco de medo", "de manhã", "ver o vídeo", "cuidem de vocês", "obrigado por". */
const govern = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at): Unit[] => {
    const [before, next] = [units[at - 1], units[at + 1]];
    if (lemmaOf(unit) === "um pouco" && isA(next, "n")) return [unit, word("de<pr>")];
    const isEarly =
      ["cedo", "tarde"].includes(lemmaOf(before)) &&
      isA(unit, "def") &&
      ["manhã", "noite", "tarde"].includes(lemmaOf(next));
    if (isEarly)
      return [
        word(lemmaOf(next) === "manhã" ? "de<pr>" : "a<pr>"),
        ...(lemmaOf(next) === "manhã" ? [] : [unit]),
      ];
    const watched = units[isA(next, "det") ? at + 2 : at + 1];
    if (lemmaOf(unit) === "olhar" && isA(unit, "vblex") && WATCHED.has(lemmaOf(watched)))
      return [withLemma(unit, caseLike(unit.word, "ver"))];
    if (lemmaOf(unit) === "tomar" && lemmaOf(next) === "cuidado" && lemmaOf(units[at + 2]) === "de")
      return [withLemma(unit, caseLike(unit.word, "cuidar"))];
    if (lemmaOf(unit) === "cuidado" && lemmaOf(before) === "tomar" && lemmaOf(next) === "de")
      return [];
    if (lemmaOf(unit) === "de" && lemmaOf(before) === "obrigado" && isA(next, "inf", "vbhaver"))
      return [withLemma(unit, "por")];
    const verb = units[skipAdverbs(units, at - 1, -1)];
    if (
      lemmaOf(unit) === "em" &&
      TIMELY.has(lemmaOf(verb)) &&
      isA(next, "det") &&
      isA(units[at + 2], "n", "adj")
    )
      return [];
    if (lemmaOf(unit) === "em" && lemmaOf(next) === "cada") return [];
    if (
      lemmaOf(unit) === "a" &&
      isA(unit, "pr") &&
      isA(next, "pos") &&
      lemmaOf(units[at + 2]) === "lugar"
    )
      return [withLemma(unit, "em")];
    if (
      lemmaOf(unit) === "pendurar" &&
      !isA(next, "det", "n", "np", "prn") &&
      !unit.word.includes("+")
    )
      return [withLemma(unit, caseLike(unit.word, "desligar"))];
    if (lemmaOf(unit).startsWith("dantes "))
      return [withLemma(unit, caseLike(unit.word, lemmaOf(unit).slice(1)))];
    if (lemmaOf(unit) === "dantes" && lemmaOf(next) === "que")
      return [withLemma(unit, caseLike(unit.word, "antes"))];
    if (lemmaOf(unit) === "estória") return [withLemma(unit, caseLike(unit.word, "história"))];
    if (lemmaOf(unit) === "menino" && isA(unit, "n") && isA(unit, "m"))
      return [
        {
          ...unit,
          word: withLemma(
            unit,
            caseLike(
              unit.word,
              isA(before, "pos") || (isA(before, "adj", "num") && isA(units[at - 2], "pos"))
                ? "filho"
                : "criança",
            ),
          ).word.replace(
            isA(before, "pos") || (isA(before, "adj", "num") && isA(units[at - 2], "pos"))
              ? "<_>"
              : "<m>",
            "<f>",
          ),
        },
      ];
    return [unit];
  });

/** "Deveriam ter avisado", not "teriam tido de avisar". */
const shouldHave = (units: readonly Unit[]): Unit[] => {
  const told = [...units];
  for (let at = 0; at < told.length; at += 1) {
    const [have, must] = [told[at], told[at + 1]];
    const verbAt = skipClitics(told, at + 2);
    const verb = told[verbAt];
    if (!have || !verb || !isA(have, "vbhaver") || !isA(have, "cni") || !isA(verb, "inf")) continue;
    if (lemmaOf(must) !== "ter" || !isA(must, "pp") || !isA(must, "vbmod")) continue;
    const person = /<p\d><(?:sg|pl)>/u.exec(have.word)?.[0] ?? "";
    const [head = "", ...enclitics] = verb.word.split("+");
    const leaning = [
      ...told.slice(at + 2, verbAt),
      ...enclitics.map((each) => word(each.replace("<enc>", "<pro>"))),
    ];
    told.splice(
      at,
      verbAt - at + 1,
      { ...have, word: caseLike(have.word, `dever<vbmod><cni>${person}`) },
      ...leaning,
      word("ter<vblex><inf>"),
      word(head.replace("<inf>", "<pp><m><sg>")),
    );
  }
  return told;
};

/** Says in Portuguese words what Catalan says in others. */
export const wordPortuguese = inSteps(
  beginBy,
  turn,
  tellTo,
  withoutDe,
  noLonger,
  notOneself,
  that,
  like,
  need,
  everyday,
  govern,
  shouldHave,
  plainly,
);
