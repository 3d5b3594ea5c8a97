import { keepCapital } from "../../capitals.ts";

/** Forms of "pouvoir" by the ends of other verbs. */
const CAN: Readonly<Record<string, string>> = {
  e: "peut",
  es: "peux",
  ons: "pouvons",
  ez: "pouvez",
  ent: "peuvent",
  ais: "pouvais",
  ait: "pouvait",
  ions: "pouvions",
  iez: "pouviez",
  aient: "pouvaient",
  erai: "pourrai",
  eras: "pourras",
  era: "pourra",
  erons: "pourrons",
  erez: "pourrez",
  eront: "pourront",
};
const WANT: Readonly<Record<string, string>> = {
  ai: "veux",
  as: "veux",
  a: "veut",
  avons: "voulons",
  avez: "voulez",
  ont: "veulent",
  avais: "voulais",
  avait: "voulait",
  avions: "voulions",
  aviez: "vouliez",
  avaient: "voulaient",
};
const INFINITIVE = String.raw`(?=(?:[mtsl]'|(?:me|te|se|le|la|les|lui|leur|nous|vous) )?\p{L}+(?:er|ir|re|oir)(?!\p{L}))`;

/** "Je n'arrive plus à", "n'y arrive pas". */
const ARRIVE = new RegExp(
  String.raw`(?<!\p{L})((?:je )?n')(y )?arriv(${Object.keys(CAN).join("|")}) (pas|plus|jamais|toujours pas)(?: à ${INFINITIVE}|(?=\s*(?:[,.;!?]|$)))`,
  "giu",
);
/** "J'ai envie de sortir", "je n'ai plus envie de sortir". */
const FEEL_LIKE = new RegExp(
  String.raw`(?<!\p{L})(j'|je n'|(?:tu|il|elle|on|nous|vous|ils|elles) (?:n')?)(${Object.keys(WANT).join("|")}) (pas |plus |toujours |très |trop |vraiment )?envie (?:de |d')${INFINITIVE}`,
  "giu",
);

/** Says "pouvoir" and "vouloir" for "arriver à" and "avoir envie de". */
export const canManage = (text: string): string =>
  text
    .replace(
      ARRIVE,
      (found, before: string, there: string | undefined, end: string, not: string) => {
        if (!there && !found.includes(" à ")) return found; // "n'arriver" without "y" or "à" is not "manage"
        const can =
          /^je /i.test(before) && end === "e" ? "peux" : (CAN[end.toLowerCase()] ?? "peut");
        return `${before.replace(/n'$/i, "ne ")}${can} ${not} `.replace(
          / $/,
          there && !found.includes(" à ") ? "" : " ",
        );
      },
    )
    .replace(FEEL_LIKE, (found, before: string, have: string, not = "") => {
      const subject = before.replace(/j'$/i, "je ").replace(/n'$/i, "ne ");
      const degree = /^(?:très|trop|vraiment)/i.test(not) ? "" : not;
      return keepCapital(`${subject}${WANT[have.toLowerCase()]} ${degree}`)(found);
    });
