/** Catalan words that the pair with Portuguese lacks. */
export const CATALAN_PORTUGUESE =
  "griu torneira,rentadora máquina de lavar,cassola panela,cassoles panelas,trossets pedacinhos,got copo,gots copos";
