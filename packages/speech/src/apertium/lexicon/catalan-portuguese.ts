/** Catalan words that the pair with Portuguese lacks. */
export const CATALAN_PORTUGUESE =
  "griu torneira,cassola panela,cassoles panelas,trossets pedacinhos,got copo,gots copos";
