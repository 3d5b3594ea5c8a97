/** Portuguese words that the pair with Spanish lacks, and that are no nouns, adjectives or verbs with forms of their own. */
export const PORTUGUESE_SPANISH =
  "alô hola,cadê dónde está,ciúme celos,ciúmes celos,lidando tratando,pipoca palomitas,pipocas palomitas," +
  "redor alrededor";
