import { expect, it } from "vitest";
import { spanishWords } from "./words.ts";

it.each([
  ["EL agua. Pago en dinero.", "A água. Pago em dinheiro.", "El agua. Pago en efectivo."],
  [
    "Nos pidió para escribir así que pueda.",
    "Pediu-nos para escrever assim que possa.",
    "Nos pidió escribir en cuanto pueda.",
  ],
  ["Nunca le dijo.", "Eu nunca lhe disse.", "Nunca le dije."],
  ["Un presente.", "Um presente.", "un regalo."],
  ["Está vacacional.", "Está de férias.", "Está de vacaciones."],
  ["A la noche cocinamos pez.", "À noite cozinhamos peixe.", "por la noche cocinamos pescado."],
  [
    "Sí, como fue el viaje? Como fue, fue.",
    "Sim, como foi a viagem? Como foi, foi.",
    "Sí, cómo fue el viaje? Como fue, fue.",
  ],
  [
    "Pregunte a cualquier uno. Cualquier uno por ciento.",
    "",
    "Pregunte a cualquiera. Cualquier uno por ciento.",
  ],
  ["Él quiebre bien. Ellos quiebren.", "Ele fala bem. Eles falam.", "Él habla bien. Ellos hablan."],
  ["El espejo se quiebre.", "Que o espelho se quebre.", "El espejo se quiebre."],
  [
    "Los niños les gusta. Ayer les gustaba.",
    "Os meninos gostam.",
    "A los niños les gusta. Ayer les gustaba.",
  ],
  ["Sí. El gato no le gusta.", "Sim. O gato não gosta.", "Sí. Al gato no le gusta."],
  [
    "La casa les agrada, la casa les gusta.",
    "Les plaît.",
    "La casa les agrada, la casa les gusta.",
  ],
  ["Mis abuelas y mis óculos", "Os meus avós e os meus óculos", "Mis abuelos y mis anteojos"],
  ["Nos cambiamos para un piso.", "Nos mudamos.", "Nos mudamos a un piso."],
  ["Mi guardia-lluvia.", "Meu guarda-chuva.", "Mi paraguas."],
  [
    "Teléfono de nuevo hasta lunes.",
    "Ligue de novo até segunda-feira.",
    "Llame de nuevo hasta el lunes.",
  ],
  ["Sal a me gusta. No sé lo que decir.", "Sal a gosto.", "Sal al gusto. No sé qué decir."],
])("says %j of %j as %j", (text, original, better) => {
  expect(spanishWords(text, original)).toBe(better);
});
