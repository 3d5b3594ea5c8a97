/** Portuguese words that the pair with Catalan lacks, and Catalan ones that the pairs from it know. */
export const PORTUGUESE_CATALAN =
  "alô hola,bacana genial,batom pintallavis,bombeia bombeja,bombear bombejar,bombeie bombegi,ciente conscient," +
  "desrespeito falta de respecte,empreendedorismo emprenedoria,engravidar quedar embarassada," +
  "espalhou va estendre,gatinha gata,monitorar controlar,pipoca crispetes,pipocas crispetes,primo-irmão cosí,sozinho tot sol,surreal surrealista," +
  "vilão malvat,vilões malvats,xixi pipí";
