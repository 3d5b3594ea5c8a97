import { expect, it } from "vitest";
import { haveBeenDoing } from "./have-been-doing.ts";

it.each([
  ["I've been learning French.", "Tenho aprendi francês.", "Estou aprendendo francês."],
  ["They have been working.", "Eles têm trabalhado.", "Eles estão trabalhando."],
  ["He has been sleeping.", "Ele tem dormido.", "Ele está dormindo."],
  ["I have been waiting.", "Tenho estado à espera.", "Tenho estado à espera."],
  ["It has been raining.", "Tem estado chovendo.", "Está chovendo."],
  ["I have learned.", "Tenho aprendido.", "Tenho aprendido."],
])("%j: %j is %j", (english, portuguese, said) => {
  expect(haveBeenDoing(portuguese, english)).toBe(said);
});
