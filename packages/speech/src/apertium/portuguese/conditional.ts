import { infinitiveOf } from "./infinitive.ts";

/**
 * Says "teria devido fazer" for "deveria ter feito" (should have done), "teria podido" for "poderia ter", and "faria" for
 * "iria fazer": word by word, French and Italian would have to have done it, and would go to do it.
 */
export const sayConditional = (text: string): string =>
  text
    .replace(SHOULD_HAVE, (found: string, ...parts: string[]) => {
      const [modal = "", person = "", pronoun = "", participle = ""] = parts;
      const infinitive = infinitiveOf(participle);
      if (!infinitive) return found;
      const done = modal.toLowerCase() === "dev" ? "devido" : "podido";
      return `ter${person.toLowerCase()} ${done} ${pronoun}${infinitive}`;
    })
    .replace(WOULD, (_, person: string, pronoun = "", infinitive: string) => {
      const stem = STEMS[infinitive.toLowerCase()] ?? infinitive;
      return `${pronoun}${stem}${person.toLowerCase()}`;
    });

const PRONOUN = "((?:me|te|se|nos|vos|lhes?|[oa]s?) )?";
const SHOULD_HAVE = new RegExp(
  String.raw`(?<!\p{L})(dev|pod)(?:er)?(iam?|íamos) ter ${PRONOUN}(\p{L}+(?:[ai]do|ito|sto|erto|rito|anho|ago))(?!\p{L})`,
  "giu",
);
const WOULD = new RegExp(
  String.raw`(?<!\p{L})ir(iam?|íamos) ${PRONOUN}(\p{L}+[aei]r)(?![\p{L}-])`,
  "giu",
);
const STEMS: Readonly<Record<string, string>> = { dizer: "dir", fazer: "far", trazer: "trar" };
