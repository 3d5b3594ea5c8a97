import { lemma } from "../cohort.ts";

/** Whether a reading is of a verb that says how something is, or becomes. */
export const isBecoming = (reading: string): boolean => BECOME.has(lemma(reading));
const BECOME = new Set(
  "andar chegar continuar estar ficar parecer permanecer sair sentir ser tornar viver voltar".split(
    " ",
  ),
);
