/**
 * What people say all the time: English; Spanish; French; Italian; Portuguese. Several ways to say it in English are separated
 * by commas; with a question mark, only as a question.
 */
export const PHRASE_BOOK = `
thank you, thanks; gracias; merci; grazie; obrigado
thank you very much, thank you so much, thanks a lot, many thanks, thanks so much; muchas gracias; merci beaucoup; grazie mille; muito obrigado
thank you all, thank you everyone, thanks everyone; gracias a todos; merci à tous; grazie a tutti; obrigado a todos
you're welcome, you are welcome, don't mention it; de nada; je vous en prie; prego; de nada
my pleasure; con mucho gusto; avec plaisir; con piacere; com muito prazer
excuse me, pardon me; disculpe; excusez-moi; mi scusi; com licença
i'm sorry, i am sorry, so sorry, i'm so sorry; lo siento; je suis désolé; mi dispiace; sinto muito
sorry; perdón; pardon; scusi; desculpe
please; por favor; s'il vous plaît; per favore; por favor
hello; hola; bonjour; salve; olá
hi, hey; hola; salut; ciao; oi
hello everyone, hi everyone, hello everybody, hi everybody; hola a todos; bonjour à tous; ciao a tutti; olá a todos
good morning; buenos días; bonjour; buongiorno; bom dia
good afternoon; buenas tardes; bonjour; buon pomeriggio; boa tarde
good evening; buenas noches; bonsoir; buonasera; boa noite
good night; buenas noches; bonne nuit; buonanotte; boa noite
goodbye, bye, bye bye, bye-bye; adiós; au revoir; arrivederci; adeus
see you, see you later; hasta luego; à plus tard; a dopo; até logo
see you soon; hasta pronto; à bientôt; a presto; até breve
see you tomorrow; hasta mañana; à demain; a domani; até amanhã
see you next time; hasta la próxima; à la prochaine; alla prossima; até a próxima
see you next week; hasta la semana que viene; à la semaine prochaine; alla prossima settimana; até a semana que vem
take care; cuídese; prenez soin de vous; abbia cura di sé; cuide-se
have a nice day, have a good day, have a great day; que tenga un buen día; bonne journée; buona giornata; tenha um bom dia
have a good weekend, have a nice weekend, have a great weekend; buen fin de semana; bon week-end; buon fine settimana; bom fim de semana
take your time; tómese su tiempo; prenez votre temps; faccia con calma; não tenha pressa
i appreciate it, i really appreciate it; se lo agradezco; je vous en remercie; la ringrazio molto; agradeço muito
that's great, that is great; qué bien; c'est super; che bello; que bom
good luck; buena suerte; bonne chance; buona fortuna; boa sorte
congratulations; felicidades; félicitations; congratulazioni; parabéns
welcome; bienvenidos; bienvenue; benvenuti; bem-vindos
welcome back; bienvenidos de nuevo; bon retour parmi nous; bentornati; bem-vindos de volta
nice to meet you, pleased to meet you; mucho gusto; enchanté; piacere; muito prazer
how are you; cómo está; comment allez-vous; come sta; como está
i'm fine, i'm good, i'm doing well; estoy bien; je vais bien; sto bene; estou bem
yes, yeah, yep; sí; oui; sì; sim
no, nope; no; non; no; não
okay, ok; de acuerdo; d'accord; va bene; está bem
all right, alright; muy bien; très bien; va bene; tudo bem
right, that's right, that is right; así es; c'est ça; esatto; isso mesmo
right?, isn't it?; verdad; n'est-ce pas; giusto; não é
sure?; seguro; vraiment; sicuro; tem certeza
sure, of course; claro; bien sûr; certo; claro
exactly; exacto; exactement; esattamente; exatamente
absolutely, definitely; desde luego; absolument; assolutamente; com certeza
great, excellent; excelente; excellent; ottimo; ótimo
perfect; perfecto; parfait; perfetto; perfeito
good, very good; muy bien; très bien; molto bene; muito bem
sounds good, that sounds good, sounds great, that sounds great; me parece bien; ça me va; per me va bene; parece ótimo
really; de verdad; vraiment; davvero; sério
wow; vaya; oh là là; accidenti; uau
oh; oh; oh; oh; oh
me too; yo también; moi aussi; anch'io; eu também
you too, same to you; igualmente; vous aussi; anche a lei; igualmente
not really; la verdad es que no; pas vraiment; non proprio; na verdade, não
not at all; en absoluto; pas du tout; per niente; de modo nenhum
me neither, neither do i, neither am i; yo tampoco; moi non plus; neanch'io; eu também não
so do i, so am i; yo también; moi aussi; anch'io; eu também
lucky you; qué suerte; quelle chance; che fortuna; que sorte
good for you, well done, good job, great job, nice work; bien hecho; bravo; ben fatto; muito bem
not yet; todavía no; pas encore; non ancora; ainda não
maybe, perhaps; quizás; peut-être; forse; talvez
no problem; no hay problema; pas de problème; nessun problema; sem problema
never mind; no importa; peu importe; non importa; não importa
don't worry; no se preocupe; ne vous inquiétez pas; non si preoccupi; não se preocupe
i see; ya veo; je vois; capisco; entendo
i know; lo sé; je sais; lo so; eu sei
of course he is, of course she is, of course it is, of course you can, of course i do, of course i can, of course i will, of course we can, of course they are; claro que sí; bien sûr que oui; certo che sì; claro que sim
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
wait; espere; attendez; aspetti; espere
wait a minute, wait a second, just a minute, just a second, one moment, one moment please, just a moment; un momento; un instant; un momento; um momento
look; mire; regardez; guardi; olhe
listen; escuche; écoutez; ascolti; escute
come on; vamos; allez; andiamo; vamos
let's go; vamos; allons-y; andiamo; vamos
go ahead; adelante; allez-y; prego; pode falar
that's it, that's all; eso es todo; c'est tout; è tutto; é tudo
thanks for having me, thank you for having me; gracias por invitarme; merci de m'avoir invité; grazie per avermi invitato; obrigado pelo convite
thanks for coming, thank you for coming, thanks for being here; gracias por venir; merci d'être venu; grazie di essere venuto; obrigado por ter vindo
thanks for calling, thank you for calling; gracias por llamar; merci de votre appel; grazie della chiamata; obrigado por ligar
thanks for watching, thank you for watching; gracias por ver este vídeo; merci d'avoir regardé; grazie per la visione; obrigado por assistir
thanks for listening, thank you for listening; gracias por su atención; merci de votre attention; grazie dell'attenzione; obrigado pela atenção
thanks for your help, thank you for your help; gracias por su ayuda; merci de votre aide; grazie dell'aiuto; obrigado pela ajuda
thanks for your time, thank you for your time; gracias por su tiempo; merci de m'avoir accordé du temps; grazie del suo tempo; obrigado pelo seu tempo
thank you for your patience, thanks for your patience; gracias por su paciencia; merci de votre patience; grazie della pazienza; obrigado pela paciência
have a nice evening, have a good evening, have a great evening; que tenga una buena noche; bonne soirée; buona serata; tenha uma boa noite
have a good trip, have a nice trip, have a safe trip, safe travels; buen viaje; bon voyage; buon viaggio; boa viagem
have fun, enjoy yourself; que se divierta; amusez-vous bien; si diverta; divirta-se
enjoy your meal; buen provecho; bon appétit; buon appetito; bom apetite
happy birthday; feliz cumpleaños; joyeux anniversaire; buon compleanno; feliz aniversário
merry christmas; feliz Navidad; joyeux Noël; buon Natale; feliz Natal
happy new year; feliz año nuevo; bonne année; buon anno; feliz ano novo
get well soon; que se mejore pronto; bon rétablissement; guarisca presto; melhoras
bless you; salud; à vos souhaits; salute; saúde
cheers; salud; santé; salute; saúde
i'm sorry about that, sorry about that; lo siento mucho; j'en suis désolé; mi dispiace molto; sinto muito por isso
i'm sorry to hear that, i'm so sorry to hear that, i'm very sorry to hear that, sorry to hear that; lamento oírlo; je suis désolé de l'apprendre; mi dispiace sentirlo; lamento saber disso
sorry i'm late, i'm sorry i'm late, sorry for being late; perdón por el retraso; désolé d'être en retard; scusi il ritardo; desculpe o atraso
sorry to bother you, i'm sorry to bother you; perdone que le moleste; désolé de vous déranger; scusi il disturbo; desculpe incomodar
it's my fault, my fault, that's my fault; es culpa mía; c'est ma faute; è colpa mia; a culpa é minha
it's not your fault; no es culpa suya; ce n'est pas votre faute; non è colpa sua; a culpa não é sua
how can i help you, how may i help you, what can i do for you; en qué puedo ayudarle; que puis-je faire pour vous; come posso aiutarla; em que posso ajudar
how can i help, can i help you, may i help you; puedo ayudarle; puis-je vous aider; posso aiutarla; posso ajudar
who's speaking, who is speaking, who's calling, who is calling; quién habla; qui est à l'appareil; chi parla; quem fala
speaking; al habla; c'est moi-même; sono io; sou eu
hold on, please hold, please hold on, hold on a second, hold on a minute; espere un momento; ne quittez pas; resti in linea; aguarde um momento
can you hear me, do you hear me; me oye; vous m'entendez; mi sente; está me ouvindo
i can't hear you; no le oigo; je ne vous entends pas; non la sento; não consigo ouvir
could you repeat that, can you repeat that, could you say that again, can you say that again; puede repetirlo; pouvez-vous répéter; può ripetere; pode repetir
could you speak up, can you speak up; puede hablar más alto; pouvez-vous parler plus fort; può parlare più forte; pode falar mais alto
could you speak more slowly, can you speak more slowly; puede hablar más despacio; pouvez-vous parler plus lentement; può parlare più lentamente; pode falar mais devagar
what's your name, what is your name; cómo se llama; comment vous appelez-vous; come si chiama; como se chama
where are you from; de dónde es; d'où venez-vous; di dov'è; de onde você é
how old are you; cuántos años tiene; quel âge avez-vous; quanti anni ha; quantos anos você tem
what do you do, what do you do for a living; a qué se dedica; que faites-vous dans la vie; che lavoro fa; o que você faz
what time is it, what's the time; qué hora es; quelle heure est-il; che ora è; que horas são
how much is it, how much does it cost, how much is that; cuánto cuesta; combien ça coûte; quanto costa; quanto custa
how was your day; qué tal su día; comment s'est passée votre journée; com'è andata la giornata; como foi o seu dia
how was your weekend; qué tal el fin de semana; comment s'est passé votre week-end; com'è andato il fine settimana; como foi o seu fim de semana
how's it going, how is it going, how are things; qué tal; comment ça va; come va; como vai
what's up; qué pasa; quoi de neuf; che succede; e aí
what's wrong, what's the matter, what is wrong, what is the matter; qué pasa; qu'est-ce qui ne va pas; che c'è che non va; o que foi
what happened; qué ha pasado; que s'est-il passé; che cosa è successo; o que aconteceu
what's going on, what is going on; qué está pasando; que se passe-t-il; che cosa succede; o que está acontecendo
what happens now, so what happens now, what now, and now; y ahora qué; et maintenant; e adesso; e agora
what do you mean; qué quiere decir; que voulez-vous dire; che cosa vuol dire; o que você quer dizer
what do you think, what do you think about it; qué le parece; qu'en pensez-vous; che cosa ne pensa; o que você acha
what about you, how about you, and you; y usted; et vous; e lei; e você
what else, anything else; algo más; autre chose; altro; mais alguma coisa
is there anything else, will that be all, is that all; algo más; il vous faut autre chose; desidera altro; mais alguma coisa
why not; por qué no; pourquoi pas; perché no; por que não
who knows; quién sabe; qui sait; chi lo sa; quem sabe
so what; y qué; et alors; e allora; e daí
and if it doesn't, what if it doesn't, and if not, if not; y si no; et sinon; e se no; e se não
do you understand, understood; entiende; vous comprenez; capisce; entende
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
hurry up; dese prisa; dépêchez-vous; si sbrighi; apresse-se
be careful, watch out, look out; tenga cuidado; faites attention; faccia attenzione; cuidado
calm down, relax; cálmese; calmez-vous; si calmi; acalme-se
be quiet, quiet; silencio; silence; silenzio; silêncio
come in; pase; entrez; entri; entre
sit down, have a seat, take a seat, please sit down; siéntese; asseyez-vous; si accomodi; sente-se
follow me; sígame; suivez-moi; mi segua; siga-me
help me; ayúdeme; aidez-moi; mi aiuti; ajude-me
help; ayuda; au secours; aiuto; socorro
stop, stop it; pare; arrêtez; basta; pare
let me see; déjeme ver; voyons; vediamo; deixe-me ver
let me think; déjeme pensar; laissez-moi réfléchir; mi lasci pensare; deixe-me pensar
let's see; vamos a ver; voyons; vediamo; vamos ver
let's get started, let's start, let's begin; empecemos; commençons; cominciamo; vamos começar
let's take a break, let's take a short break; hagamos una pausa; faisons une pause; facciamo una pausa; vamos fazer uma pausa
here you are, here you go; aquí tiene; voilà; ecco a lei; aqui está
after you; después de usted; après vous; dopo di lei; depois de você
give me a minute, give me a second, give me a moment; deme un momento; donnez-moi un instant; mi dia un momento; me dê um momento
long time no see; cuánto tiempo; ça fait longtemps; quanto tempo; há quanto tempo
as i said, like i said; como he dicho; comme je l'ai dit; come ho detto; como eu disse
by the way; por cierto; au fait; a proposito; a propósito
first of all; ante todo; tout d'abord; prima di tutto; antes de tudo
for example; por ejemplo; par exemple; per esempio; por exemplo
in other words; en otras palabras; en d'autres termes; in altre parole; em outras palavras
to be honest, honestly; la verdad; pour être honnête; a dire il vero; para ser sincero
of course i'm sure; claro que estoy seguro; bien sûr que j'en suis sûr; certo che ne sono sicuro; claro que tenho certeza
make yourself at home; está en su casa; faites comme chez vous; faccia come a casa sua; sinta-se em casa
what's the weather like, how's the weather, how is the weather; qué tiempo hace; quel temps fait-il; che tempo fa; como está o tempo
how far is it; a qué distancia está; c'est à quelle distance; quanto è lontano; a que distância fica
do you have any questions, any questions, does anyone have any questions, does anybody have any questions; alguna pregunta; avez-vous des questions; avete domande; alguma pergunta
any questions so far; alguna pregunta hasta ahora; avez-vous des questions jusqu'ici; ci sono domande finora; alguma pergunta até agora
`;
