import { sensesOf } from "./in-sense.ts";

/** What Catalan words mostly mean in everyday speech, where the pair with Spanish takes them for something else. */
export const CATALAN_SPANISH = sensesOf({
  n: `clau llave f, cor corazón m, cura cuidado m, esmorzar desayuno m, escala escalera f, estany estanque m,
    malaltia enfermedad f, mama mamá f, patró jefe m, test prueba f, ullera gafas f pl, vespre noche f, vestit vestido m`,
  vblex: `abocar verter, enlairar despegar, enganxar pegar, esdevenir devenir, esmorzar desayunar, estimar querer, posar poner, trucar llamar`,
});
