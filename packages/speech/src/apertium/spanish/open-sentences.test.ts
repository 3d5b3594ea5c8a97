import { expect, it } from "vitest";
import { openSentences } from "./open-sentences.ts";

it.each([
  ["Qué es esto?", "¿Qué es esto?"],
  ["Sí. Dónde? Allí!", "Sí. ¿Dónde? ¡Allí!"],
  ["Mamá, puedo salir?", "Mamá, ¿puedo salir?"],
  ["Disculpe, donde está?", "Disculpe, ¿dónde está?"],
  ["Si llueve, que haremos?", "Si llueve, ¿qué haremos?"],
  ["Está triste; sucedió algo?", "Está triste; ¿sucedió algo?"],
  ["Voy a salir, quiere algo?", "Voy a salir, ¿quiere algo?"],
  ["Hace frío, no está?", "Hace frío, ¿verdad?"],
  ["Llame pronto, ok?", "Llame pronto, ¿vale?"],
  ["Quiere café, té o agua?", "¿Quiere café, té o agua?"],
  ['"Quién es?" preguntó.', '"¿Quién es?" preguntó.'],
  ["Qué compró, Ana?", "¿Qué compró, Ana?"],
  ["Vale 3.50 y lo dice el Sr. Díaz?", "¿Vale 3.50 y lo dice el Sr. Díaz?"],
])("opens %j as %j", (text, opened) => {
  expect(openSentences(text)).toBe(opened);
});
