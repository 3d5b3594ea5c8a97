import type { Unit } from "../../units.ts";
import { FEELINGS } from "./feelings.ts";
import { HAPPENING } from "./happening.ts";
import { OF_THAT } from "./of-that.ts";
import { SAYING } from "./saying.ts";
import { TIME_AND_WEATHER } from "./time-and-weather.ts";
import { WORDING } from "./wording.ts";

const IDIOMS = [...HAPPENING, ...FEELINGS, ...TIME_AND_WEATHER, ...SAYING, ...WORDING, ...OF_THAT];

/** Exchanges French ways of saying something for Catalan ones, word by word. */
export const sayInIdioms = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, at) => {
    for (const idiom of IDIOMS) {
      const said = idiom(unit, units, at);
      if (said) return said;
    }
    return [unit];
  });
