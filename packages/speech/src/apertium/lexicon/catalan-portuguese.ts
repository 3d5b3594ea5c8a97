/** Catalan words that the pair with Portuguese lacks. */
export const CATALAN_PORTUGUESE =
  "ofici ofício,oficis ofícios,malgastar desperdiçar,malgasta desperdiça,malgasten desperdiçam,malgastin desperdicem,griu torneira,rentadora máquina de lavar,cassola panela,cassoles panelas,trossets pedacinhos,got copo,gots copos,matalassos colchões,rossa loira,rosses loiras,tus tosse,tussen tossem,bulli ferva,bull ferve,bullen fervem";
