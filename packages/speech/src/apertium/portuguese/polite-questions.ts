import { keepCapital } from "../../capitals.ts";

/** Asks "você poderia abrir" for "você se importa de abrir", and "posso" for "você se importa se eu": the pairs know importing. */
export const askPolitely = (text: string): string =>
  text.replace(WOULD_YOU, keepCapital("você poderia ")).replace(MAY_I, keepCapital("posso $1"));

const MIND = String.raw`(?:você )?se importa(?:ria)?`;
const WOULD_YOU = new RegExp(
  String.raw`(?<=^|[.!?…] )${MIND} (?:de |em )?(?=\p{L}+[aei]r(?!\p{L})[^.!?…]*\?)`,
  "giu",
);
const MAY_I = new RegExp(
  String.raw`(?<=^|[.!?…] )${MIND} se eu (me )?(?=\p{L}+r(?!\p{L})[^.!?…]*\?)`,
  "giu",
);
