/** Portuguese words that the pair with Spanish lacks and that are not inflected. */
export const PORTUGUESE_SPANISH =
  "alô hola,cadê dónde está,ciúme celos,ciúmes celos,lidando tratando,pipoca palomitas,pipocas palomitas," +
  "redor alrededor";
