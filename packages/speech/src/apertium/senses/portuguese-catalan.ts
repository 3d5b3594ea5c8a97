import { sensesOf } from "./in-sense.ts";
import { NEW_PORTUGUESE } from "./new-portuguese.ts";

/** What Portuguese words mostly mean in everyday speech, where the pair with Catalan takes them for something else. */
export const PORTUGUESE_CATALAN = sensesOf({
  n: `abordagem enfocament m, amador aficionat, amostra mostra f, apelido sobrenom m, atendimento servei m,
    aula lliçó f, avanço progrés m, bagunça desordre m, balde galleda f, bando banda f, barco barca f,
    barragem embassament m, borracha goma f, cabo cable m, cachorro gos, carreira carrera f, carteira moneder m, cola cola f, coruja mussol m, raposa guineu f, cinto cinturó m, colega col·lega mf, coligação coalició f, colocação posició f,
    conselheiro conseller, consulta cita f, coro coral f, cumprimento salutació f, cura guariment m, demissão acomiadament m,
    depoimento testimoniatge m, desempenho rendiment m, desvio desviació f, disparo tir m, emergência urgència f,
    encomenda encàrrec m, engajamento compromís m, escada escala f, escuro foscor f, escolha tria f, estreia estrena f,
    estréia estrena f, falta manca f, fogão fogó m, funcionário empleat, garra urpa f, hábito costum m,
    ingresso bitllet m, inquérito enquesta f, invenção invent m, mamãe mare f, papai pare m, lareira xemeneia f, liderança lideratge m,
    lucro guany m, metrô metro m, mostra exposició f, motorista conductor, namorado promès, noivo promès,
    ocorrência incident m, oração pregària f, ouvido orella f, padrão estàndard m, palco escena f, papo conversa f,
    parceria col·laboració f, pasta carpeta f, patrão cap m, pinheiro pi m, povo gent f, presa presa f, preservação conservació f,
    presídio presó f, pulso canell m, quadra pista f, ramo branca f, refrigerante refresc m, resgate salvament m,
    seio pit m, solicitação petició f, teste test m, testemunho testimoniatge m, tiro tir m, vela espelma f,
    vizinhança veïnat m, véspera vigília f`,
  vblex: `afastar allunyar, apanhar agafar, assinar signar, atender respondre, atingir assolir, alcançar assolir,
    cadastrar registrar, colar enganxar, conferir comprovar, cumprimentar saludar, derrubar abatre, descartar llençar, desmarcar cancel·lar, devolver
    restituir, enfatizar subratllar, experimentar provar, explodir esclatar, gotejar degotar, gritar xisclar, ingressar entrar, mexer
    remenar, partilhar compartir, perceber notar, remarcar canviar, remover treure, repousar descansar, segurar subjectar, tirar
    treure, vazar degotar, virar girar, ${NEW_PORTUGUESE.verbs}`,
  adj: `chateado enfadat, ótimo excel·lent, viciado addicte`,
  new: NEW_PORTUGUESE.nouns,
  newAdj: NEW_PORTUGUESE.adjectives,
});
