import { expect, it } from "vitest";
import { tidySpanish } from "./tidy-spanish.ts";

it.each([
  ["No puedo oír usted, no.", "No puedo oírlo, no."],
  ["Buena tarde, nací en 3 de mayo.", "Buenas tardes, nací el 3 de mayo."],
  ["Deslice para bajo y mire para cima.", "Deslice hacia abajo y mire hacia arriba."],
  ["Dicen sobre nodos. Los nodos.", "Dicen sobre nosotros. Los nodos."],
  ["Ella canta, pero ella me gustaría bailar.", "Ella canta, pero le gustaría bailar."],
  [
    "¿Qué haría se usted perdiera, se perdiera todo?",
    "¿Qué haría si usted perdiera, si perdiera todo?",
  ],
  ["Él quería que se hiciera.", "Él quería que se hiciera."],
  ["Es más alta del que el hermano, más del que yo.", "Es más alta que el hermano, más que yo."],
  ["Es menos caro del que pensaba.", "Es menos caro de lo que pensaba."],
  ["El libro del que hablo.", "El libro del que hablo."],
  ["Pasa muy tiempo y muy gente.", "Pasa mucho tiempo y mucha gente."],
  ["El precio subió veinte por ciento.", "El precio subió un veinte por ciento."],
  ["Necesito de ayuda. Quiero un nuevo.", "Necesito ayuda. Quiero uno nuevo."],
  ["Yo me gustaría un café y yo no me gusta el té.", "me gustaría un café y no me gusta el té."],
  [
    "Siento mucho. Lo siento mucho. Siento mucho frío.",
    "lo Siento mucho. Lo siento mucho. Siento mucho frío.",
  ],
  ["muy más y muy bien", "mucho más y muy bien"],
  ["Es ahí que vivo.", "Es ahí donde vivo."],
  ["Por eso es por lo que salí.", "Por eso salí."],
  ["Que usted quiere? Pero que usted hace?", "Qué quiere? Pero qué hace?"],
  ["Cuando llegue, me llama? Que quiere, Ana?", "Cuando llegue, me llama? Qué quiere, Ana?"],
  ["Como va? Con quien va? Como yo.", "Cómo va? Con quién va? Como yo."],
  ["antes de viernes y antes de comer", "antes del viernes y antes de comer"],
  ["en la mañana siguiente no hesite en venir", "a la mañana siguiente no dude en venir"],
])("turns %j into %j", (text, tidy) => {
  expect(tidySpanish(text)).toBe(tidy);
});
