import { expect, it } from "vitest";
import { spanishGrammar } from "./grammar.ts";

it.each([
  ["Me ha sostenida, y ellas han dichas algo.", "Me ha sostenido, y ellas han dicho algo."],
  ["Es él que ha ganado.", "Es él quien ha ganado."],
  ["Espero que esta historia os habrá dado algo.", "Espero que esta historia os haya dado algo."],
  ["Esto no ha siempre estado fácil.", "Esto no siempre ha sido fácil."],
  [
    "No habría nunca conseguido, me ha siempre ayudado.",
    "nunca habría conseguido, siempre me ha ayudado.",
  ],
  ["Ha estado en casa. Ha estado un honor.", "Ha estado en casa. Ha sido un honor."],
  ["Por eso soy aquí hoy. Es aquí donde vivo.", "Por eso estoy aquí hoy. Es aquí donde vivo."],
  ["Hemos abierto tres otros.", "Hemos abierto otros tres."],
  [
    "Me han pedido cuál era. Pide si puede ir. Pide pan.",
    "Me han preguntado cuál era. pregunta si puede ir. Pide pan.",
  ],
  ["Para ayudar mi padre. Ama su ciudad.", "Para ayudar a mi padre. Ama su ciudad."],
  [
    "Mi mujer, sin quién nada es posible. ¿Con quién?",
    "Mi mujer, sin quien nada es posible. ¿Con quién?",
  ],
  ["Han todo rehecho, viene de salir de casa.", "Han rehecho todo, acaba de salir de casa."],
  ["Promete de venir, los he dicho que no.", "Promete venir, les he dicho que no."],
  ["Seríamos encantados. Soy encantada.", "Estaríamos encantados. Estoy encantada."],
  ["Soy vuelta una vez, no nos somos decidido.", "he vuelto una vez, no nos hemos decidido."],
  ["Lo que hago el más a menudo es ser fuera.", "Lo que hago más a menudo es estar fuera."],
  ["La gente duermen y la gente no han comido.", "La gente duerme y la gente no ha comido."],
  ["La gente están muy contentos.", "La gente está muy contenta."],
  ["La gente en casa, la gente empezaron.", "La gente en casa, la gente empezó."],
  ["No es ya posible. Nos ha tomado tres años.", "Ya no es posible. Nos ha llevado tres años."],
  ["Ha tomado tres vasos. Hacer un paso.", "Ha tomado tres vasos. dar un paso."],
  ["He olvidado de salir, me he olvidado de salir.", "He olvidado salir, me he olvidado de salir."],
  ["Llega lunes. Hoy es lunes. Cada lunes.", "Llega el lunes. Hoy es lunes. Cada lunes."],
  ["Beber y os descansar. Nos vemos ayer.", "Beber y descansaros. Nos vemos ayer."],
  ["Todo se ha pasado bien, hace solo.", "Todo ha ido bien, hace sol."],
  ["Un anochecer llovía. Desde ayer al atardecer.", "Una noche llovía. Desde anoche."],
  [
    "Pasa a jueves próximo. El objetivo es de crecer.",
    "Pasa al jueves próximo. El objetivo es crecer.",
  ],
  ["Me doy cuenta que es así.", "Me doy cuenta de que es así."],
  ["Es fácil a hacer, el invierno último.", "Es fácil de hacer, el invierno pasado."],
  ["Si había sabido, habría empezado.", "Si hubiera sabido, habría empezado."],
  ["Vendría si tenía tiempo.", "Vendría si tuviera tiempo."],
  ["Si era posible, iría. Si podría ir, iría.", "Si fuera posible, iría. Si podría ir, iría."],
  ["Si hablábamos, vendrían.", "Si habláramos, vendrían."],
  ["Si hablaba, llovía. Si trabajábamos.", "Si hablaba, llovía. Si trabajábamos."],
])("turns %j into %j", (text, right) => {
  expect(spanishGrammar(text)).toBe(right);
});
