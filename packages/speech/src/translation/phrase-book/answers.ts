/** Answers, opinions and feelings; see phrase-book.ts. */
export const ANSWERS = `
that is great; qué bien; c'est super; che bello; que bom
yes, yeah, yep; sí; oui; sì; sim
no, nope; no; non; no; não
okay, ok; de acuerdo; d'accord; va bene; está bem
all right, alright; muy bien; très bien; va bene; tudo bem
right, that's right, that is right; así es; c'est ça; esatto; isso mesmo
sure, of course, certainly; claro; bien sûr; certo; claro
exactly; exacto; exactement; esattamente; exatamente
absolutely, definitely; desde luego; absolument; assolutamente; com certeza
great, excellent, lovely, brilliant, wonderful, fantastic, awesome; excelente; excellent; ottimo; ótimo
perfect; perfecto; parfait; perfetto; perfeito
good, very good; muy bien; très bien; molto bene; muito bem
sounds good, that sounds good, sounds great, that sounds great; me parece bien; ça me va; per me va bene; parece ótimo
really, did you?, have you?, are you?, do you?, is it?, is he?, is she?, was it?, did they?, did he?, did she?, does he?, does she?, are they?, have they?; de verdad; vraiment; davvero; sério
wow; vaya; oh là là; accidenti; uau
oh; oh; oh; oh; oh
me too; yo también; moi aussi; anch'io; eu também
you too, same to you; igualmente; vous aussi; anche a lei; igualmente
not really; la verdad es que no; pas vraiment; non proprio; na verdade, não
not at all; en absoluto; pas du tout; per niente; de modo nenhum
me neither, neither do i, neither am i; yo tampoco; moi non plus; neanch'io; eu também não
so do i, so am i; yo también; moi aussi; anch'io; eu também
lucky you; qué suerte; quelle chance; che fortuna; que sorte
good for you, well done, good job, great job, nice work, way to go; bien hecho; bravo; ben fatto; muito bem
not yet; todavía no; pas encore; non ancora; ainda não
maybe, perhaps; quizás; peut-être; forse; talvez
no problem; no hay problema; pas de problème; nessun problema; sem problema
never mind; no importa; peu importe; non importa; não importa
don't worry; no se preocupe; ne vous inquiétez pas; non si preoccupi; não se preocupe
i see; ya veo; je vois; capisco; entendo
i know; lo sé; je sais; lo so; eu sei
of course not; claro que no; bien sûr que non; certo che no; claro que não
i will, i'll do it, i will do it; lo haré; je le ferai; lo farò; farei isso
i'll take it; me lo quedo; je le prends; lo prendo; vou levar
ask anyone, ask anybody; pregunte a cualquiera; demandez à n'importe qui; chieda a chiunque; pergunte a qualquer um
i understand; entiendo; je comprends; capisco; entendo
got it; entendido; compris; capito; entendi
i don't know; no lo sé; je ne sais pas; non lo so; não sei
i think so; creo que sí; je crois que oui; credo di sì; acho que sim
i don't think so; creo que no; je ne crois pas; non credo; acho que não
i hope so; eso espero; je l'espère; lo spero; espero que sim
that's it, that's all; eso es todo; c'est tout; è tutto; é tudo
so what; y qué; et alors; e allora; e daí
i don't understand; no entiendo; je ne comprends pas; non capisco; não entendo
i don't care; no me importa; ça m'est égal; non mi importa; não me importo
i don't remember, i can't remember; no me acuerdo; je ne m'en souviens pas; non ricordo; não me lembro
i have no idea, no idea; no tengo ni idea; aucune idée; non ne ho idea; não faço ideia
i'm not sure; no estoy seguro; je ne suis pas sûr; non sono sicuro; não tenho certeza
i'm sure; estoy seguro; j'en suis sûr; ne sono sicuro; tenho certeza
i agree, i completely agree, i totally agree; estoy de acuerdo; je suis d'accord; sono d'accordo; concordo
i don't agree, i disagree; no estoy de acuerdo; je ne suis pas d'accord; non sono d'accordo; não concordo
you're right, you are right; tiene razón; vous avez raison; ha ragione; você tem razão
you're wrong, you are wrong; se equivoca; vous vous trompez; si sbaglia; você está enganado
that's true, it's true; es verdad; c'est vrai; è vero; é verdade
that's not true, it's not true; no es verdad; ce n'est pas vrai; non è vero; não é verdade
that's great, that's wonderful, that's fantastic, that's amazing; es estupendo; c'est formidable; è fantastico; que ótimo
that's a good question, good question; buena pregunta; bonne question; bella domanda; boa pergunta
that's a good idea, good idea, great idea; buena idea; bonne idée; buona idea; boa ideia
that's a shame, what a shame, what a pity, that's a pity; qué lástima; quel dommage; che peccato; que pena
that's enough; ya basta; ça suffit; basta così; já chega
that's fine, it's fine, that's okay, it's okay, it's all right; está bien; ça va; va bene; está tudo bem
that's why; por eso; c'est pour ça; ecco perché; é por isso
that's impossible, it's impossible; es imposible; c'est impossible; è impossibile; é impossível
it doesn't matter, it does not matter; no importa; ça n'a pas d'importance; non importa; não importa
it depends, that depends; depende; ça dépend; dipende; depende
it's up to you; usted decide; c'est à vous de décider; decida lei; você decide
it works; funciona; ça marche; funziona; funciona
it doesn't work, it's not working, it isn't working; no funciona; ça ne marche pas; non funziona; não funciona
it was nothing, it's nothing; no es nada; ce n'est rien; non è niente; não é nada
it's over; se acabó; c'est fini; è finita; acabou
it's late; es tarde; il est tard; è tardi; é tarde
it's too late; es demasiado tarde; il est trop tard; è troppo tardi; é tarde demais
long time no see; cuánto tiempo; ça fait longtemps; quanto tempo; há quanto tempo
as i said, like i said; como he dicho; comme je l'ai dit; come ho detto; como eu disse
by the way; por cierto; au fait; a proposito; a propósito
first of all; ante todo; tout d'abord; prima di tutto; antes de tudo
for example; por ejemplo; par exemple; per esempio; por exemplo
in other words; en otras palabras; en d'autres termes; in altre parole; em outras palavras
to be honest, honestly; la verdad; pour être honnête; a dire il vero; para ser sincero
of course i'm sure; claro que estoy seguro; bien sûr que j'en suis sûr; certo che ne sono sicuro; claro que tenho certeza
that's pretty much it, that's about it; eso es más o menos todo; c'est à peu près tout; più o meno è tutto; é mais ou menos isso
it doesn't ring a bell, that doesn't ring a bell; no me suena; ça ne me dit rien; non mi dice niente; não me diz nada
i've had enough; ya estoy harto; j'en ai assez; ne ho abbastanza; já chega
i can't get over it; no me lo puedo creer; je n'en reviens pas; non riesco a crederci; não consigo acreditar
i don't get it; no lo entiendo; je ne comprends pas; non capisco; não entendo
we made it, we did it; lo conseguimos; nous avons réussi; ce l'abbiamo fatta; conseguimos
i made it, i did it; lo conseguí; j'ai réussi; ce l'ho fatta; consegui
you made it, you did it; lo ha conseguido; vous avez réussi; ce l'ha fatta; você conseguiu
i can't make it; no puedo ir; je ne peux pas venir; non posso venire; não posso ir
no way; de ninguna manera; pas question; assolutamente no; de jeito nenhum
fair enough, that's fair enough; me parece justo; c'est juste; giusto; é justo
you bet; por supuesto; et comment; ci può contare; pode apostar
you name it; lo que usted quiera; tout ce que vous voulez; tutto quello che vuole; o que você quiser
i'm in, count me in; me apunto; j'en suis; ci sto; conte comigo
i'm on it; yo me ocupo; je m'en occupe; ci penso io; eu cuido disso
i'm done, i'm finished; he terminado; j'ai terminé; ho finito; terminei
i'm broke; no tengo dinero; je n'ai plus d'argent; sono al verde; estou sem dinheiro
i'm full; estoy lleno; je n'ai plus faim; sono sazio; estou satisfeito
i'm starving; me muero de hambre; je meurs de faim; sto morendo di fame; estou morrendo de fome
i'm afraid not; me temo que no; je crains que non; temo di no; receio que não
i'm afraid so; me temo que sí; je le crains; temo di sì; receio que sim
i can tell; se nota; ça se voit; si vede; dá para ver
i can't help it; no puedo evitarlo; c'est plus fort que moi; non posso farci niente; não consigo evitar
i can't stand it, i can't take it anymore; no lo soporto; je ne le supporte plus; non lo sopporto; não aguento mais
i couldn't agree more; estoy totalmente de acuerdo; je suis entièrement d'accord; sono completamente d'accordo; concordo plenamente
i couldn't care less; me da igual; ça m'est égal; non me ne importa niente; não me importo nem um pouco
it's a deal, deal; trato hecho; marché conclu; affare fatto; combinado
it's no big deal, no big deal, it's not a big deal; no es para tanto; ce n'est pas grave; non è niente di grave; não é nada demais
it's on me; invito yo; c'est moi qui invite; offro io; é por minha conta
it's about time, about time; ya era hora; il était temps; era ora; já era hora
it's none of your business, that's none of your business; no es asunto suyo; ça ne vous regarde pas; non sono affari suoi; não é da sua conta
it's been a while, it's been a long time; ha pasado mucho tiempo; ça fait longtemps; è passato molto tempo; faz muito tempo
it's a piece of cake, piece of cake; es pan comido; c'est un jeu d'enfant; è un gioco da ragazzi; é muito fácil
that'll do, that will do; con eso basta; ça suffira; può bastare; isso basta
time's up; se acabó el tiempo; le temps est écoulé; il tempo è scaduto; o tempo acabou
that's the point; de eso se trata; c'est justement ça; è proprio questo il punto; é exatamente isso
that's the thing; esa es la cuestión; c'est bien la question; è questo il punto; a questão é essa
good point; buena observación; bonne remarque; giusta osservazione; bem observado
same here; yo también; moi aussi; anch'io; eu também
not bad; no está mal; pas mal; niente male; nada mal
you're kidding, you must be kidding; está de broma; vous plaisantez; sta scherzando; você está brincando
no kidding; no me diga; sans blague; ma davvero; não me diga
that makes sense, it makes sense; tiene sentido; c'est logique; ha senso; faz sentido
that doesn't make sense, it doesn't make sense, it doesn't make any sense, that doesn't make any sense; no tiene sentido; ça n'a pas de sens; non ha senso; não faz sentido
who cares; a quién le importa; qu'importe; a chi importa; quem se importa
suit yourself; como quiera; comme vous voulez; come vuole; como quiser
i mean it, i'm serious; lo digo en serio; je suis sérieux; dico sul serio; estou falando sério
that's life; así es la vida; c'est la vie; così è la vita; é a vida
good to know; es bueno saberlo; bon à savoir; buono a sapersi; bom saber
i'll be right back; vuelvo enseguida; je reviens tout de suite; torno subito; já volto
it's a long story; es una larga historia; c'est une longue histoire; è una lunga storia; é uma longa história
i miss you; te echo de menos; tu me manques; mi manchi; sinto sua falta
i love you; te quiero; je t'aime; ti amo; eu te amo
on the other hand; por otro lado; d'un autre côté; d'altra parte; por outro lado
on the one hand; por un lado; d'un côté; da un lato; por um lado
all of a sudden; de repente; tout à coup; all'improvviso; de repente
as far as i know; que yo sepa; autant que je sache; per quanto ne so; que eu saiba
in the long run; a la larga; à long terme; a lungo andare; a longo prazo
once in a while; de vez en cuando; de temps en temps; di tanto in tanto; de vez em quando
as soon as possible; lo antes posible; le plus tôt possible; il prima possibile; o mais rápido possível
take it or leave it; lo toma o lo deja; c'est à prendre ou à laisser; prendere o lasciare; é pegar ou largar
thank goodness, thank god, thank heavens; menos mal; Dieu merci; grazie al cielo; graças a Deus
that was close, it was a close call; por poco; c'était juste; c'è mancato poco; foi por pouco
`;
