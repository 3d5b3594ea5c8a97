import { runProcess } from "@dubdeck/process";
import { expect, it } from "vitest";
import type { Senses } from "./in-sense.ts";
import { WITHOUT_PORTUGUESE_ENDINGS } from "../catalan/neighbours/portuguese-endings.ts";
import { VERBS_WITHOUT_ENDINGS, WITHOUT_ENDINGS } from "../spanish/without-endings.ts";
import { SENSES } from "./senses.ts";

/** Puts endings on the words of a mode's stream; marks those for which it has none with "#". */
const GENERATE = `
data=\${APERTIUM_DATADIR:-$(dirname "$(command -v apertium)")/../share/apertium}
lt-proc -g "$(grep -o "[^' ]*autogen.bin" "$data/modes/$0.mode")"
`;

it.each(Object.entries(SENSES))(
  "%s has endings for every better translation",
  async (mode, senses) => {
    const words = wordsOf(senses);
    const stdin = words.map((forms) => forms.map((form) => `^${form}$`).join(" ")).join("\n");
    const { stdout } = await runProcess("bash", ["-c", GENERATE, mode], { stdin });
    const lines = stdout.toString().trim().split("\n");
    expect(lines).toHaveLength(words.length);
    const without = lines
      .map((line) => line.split(" "))
      .filter((forms) => forms.every((form) => form.startsWith("#")))
      .map(([form = ""]) => form.slice(1));
    const known = [WITHOUT_ENDINGS, VERBS_WITHOUT_ENDINGS, WITHOUT_PORTUGUESE_ENDINGS, INVARIABLE];
    expect(without.filter((word) => !known.some((list) => list.has(word)))).toEqual([]);
  },
);

/** Words whose only form is that in the dictionary. */
const INVARIABLE = new Set(["router", "tennis"]);

/** Returns for each translation the forms of which one must exist: adjectives may have a form for each gender. */
function wordsOf({ better }: Senses): string[][] {
  return [...better].map(([key, { lemma, gender, number = "sg" }]) => {
    const genders = gender ? [gender] : ["m", "mf"];
    if (/<n>(?:<(?:sg|pl)>)?$/u.test(key))
      return genders.map((each) => `${lemma}<n><${each}><${number}>`);
    if (key.endsWith("<adj>")) return genders.map((each) => `${lemma}<adj><${each}><sg>`);
    return [`${lemma}<vblex><inf>`];
  });
}
