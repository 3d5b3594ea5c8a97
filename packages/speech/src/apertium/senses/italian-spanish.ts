import { sensesOf } from "./in-sense.ts";

/** What Italian words mostly mean in everyday speech, where the pair with Spanish takes them for something else. */
export const ITALIAN_SPANISH = sensesOf({
  n: `anniversario aniversario m, basket baloncesto m, busta sobre m, coperta manta f, foglio hoja f, fila fila f,
    gamba pierna f, pietra piedra f, problema problema m, ruota rueda f, scala escalera f, scelta elección f,
    scenario escenario m, sogno sueño m, soglia umbral m, spesa compra f, test prueba f, vacanza vacaciones f pl,
    viaggio viaje m, palazzo edificio m, rapporto relación f, pancia barriga f, esito resultado m, gomma goma f,
    penna bolígrafo m, pavimento suelo m, occhiale gafas f pl, libreria librería f, sigaretta cigarrillo m`,
});
