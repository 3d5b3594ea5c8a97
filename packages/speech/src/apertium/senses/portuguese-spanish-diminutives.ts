/** Small things that Portuguese makes of nouns, which the pair with Spanish does not know. */
export const PORTUGUESE_DIMINUTIVES = `amiguinho m amiguito m, amiguinha f amiguita f, anjinho m angelito m, barquinho m barquito m, bebezinho m bebecito m,
bichinho m bichito m, bolinha f bolita f, bonequinha f muñequita f, cachorrinho m perrito m, cãozinho m perrito m,
caixinha f cajita f, carrinho m carrito m, casinha f casita f, cavalinho m caballito m, coelhinho m conejito m,
coisinha f cosita f, comidinha f comidita f, dedinho m dedito m, estrelinha f estrellita f, festinha f fiestecita f,
filhinho m hijito m, filhinha f hijita f, florzinha f florecita f, garotinho m niñito m, garotinha f niñita f, homenzinho m hombrecito m, joguinho m
jueguito m, latinha f latita f, lojinha f tiendecita f, mãozinha f manita f, menininho m niñito m, menininha f niñita
f, mesinha f mesita f, mulherzinha f mujercita f, netinho m nietecito m, netinha f nietecita f, olhinho m ojito m, ovelhinha f ovejita f,
patinho m patito m, patinha f patita f, pãozinho m panecillo m, peixinho m pececito m, pontinho m puntito m, porquinho
m cerdito m, presentinho m regalito m, princesinha f princesita f, probleminha m problemita m, quartinho m cuartito m,
saquinho m bolsita f, tempinho m ratito m, ursinho m osito m, vaquinha f vaquita f, velhinho m viejecito m, velhinha f viejecita f, visitinha f visitita f`;
