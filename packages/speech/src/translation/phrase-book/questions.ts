/** Questions, requests and calls; see phrase-book.ts. */
export const QUESTIONS = `
right?, isn't it?; verdad; n'est-ce pas; vero; não é
sure?; seguro; vraiment; sicuro; tem certeza
wait; espere; attendez; aspetti; espere
wait a minute, wait a second, just a minute, just a second, one moment, one moment please, just a moment, hang on, hang on a second, hang on a minute; un momento; un instant; un momento; um momento
look; mire; regardez; guardi; olhe
listen; escuche; écoutez; ascolti; escute
come on; vamos; allez; andiamo; vamos
let's go, let's get going; vamos; allons-y; andiamo; vamos
go ahead; adelante; allez-y; prego; pode falar
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
what's up, what's up guys, what's up everyone; qué pasa; quoi de neuf; che succede; e aí
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
and if it doesn't, what if it doesn't, and if not, if not; y si no; et sinon; e se no; e se não
do you understand, understood; entiende; vous comprenez; capisce; entende
hurry up; dese prisa; dépêchez-vous; si sbrighi; apresse-se
be careful, watch out, look out; tenga cuidado; faites attention; faccia attenzione; cuidado
calm down, relax; cálmese; calmez-vous; si calmi; acalme-se
be quiet, quiet; silencio; silence; silenzio; silêncio
come in, come on in; pase; entrez; entri; entre
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
give me a minute, give me a second, give me a moment; deme un momento; donnez-moi un instant; mi dia un momento; me dê um momento
what's the weather like, how's the weather, how is the weather; qué tiempo hace; quel temps fait-il; che tempo fa; como está o tempo
how far is it; a qué distancia está; c'est à quelle distance; quanto è lontano; a que distância fica
do you have any questions, any questions, does anyone have any questions, does anybody have any questions; alguna pregunta; avez-vous des questions; avete domande; alguma pergunta
any questions so far; alguna pregunta hasta ahora; avez-vous des questions jusqu'ici; ci sono domande finora; alguma pergunta até agora
let's call it a day; dejémoslo por hoy; arrêtons-nous là pour aujourd'hui; per oggi basta così; vamos parar por hoje
give me a hand; écheme una mano; donnez-moi un coup de main; mi dia una mano; me dê uma ajuda
can you give me a hand, could you give me a hand; puede echarme una mano; pouvez-vous me donner un coup de main; può darmi una mano; pode me ajudar
get up, stand up; levántese; levez-vous; si alzi; levante-se
go on, keep going, carry on, please continue; continúe; continuez; continui; continue
keep it up; siga así; continuez comme ça; continui così; continue assim
there you go; ahí tiene; voilà; ecco; aí está
here we go; allá vamos; c'est parti; si comincia; lá vamos nós
here it is, there it is; aquí está; voilà; ecco; aqui está
make up your mind; decídase; décidez-vous; si decida; decida-se
don't let me down; no me falle; ne me décevez pas; non mi deluda; não me decepcione
cut it out; pare ya; arrêtez; la smetta; pare com isso
call me back; devuélvame la llamada; rappelez-moi; mi richiami; me ligue de volta
cheer up; anímese; courage; coraggio; anime-se
shut up; cállese; taisez-vous; stia zitto; cale a boca
pull over; pare a un lado; arrêtez-vous sur le côté; accosti; encoste
i beg your pardon?, pardon?; perdón; pardon; come, scusi; como
what are you up to; qué hace; que faites-vous; che cosa fa; o que você está fazendo
you know what?; sabe qué; vous savez quoi; sa una cosa; quer saber
what's the point; de qué sirve; à quoi bon; a che serve; para que serve
take it easy; tómeselo con calma; du calme; con calma; vá com calma
forget it, forget about it; olvídelo; laissez tomber; lasci perdere; esqueça
trust me, believe me; créame; croyez-moi; mi creda; acredite em mim
let me guess; déjeme adivinar; laissez-moi deviner; mi lasci indovinare; deixe-me adivinhar
what can i say; qué puedo decir; que dire; che posso dire; o que posso dizer
watch your step, mind your step; cuidado con el escalón; attention à la marche; attenzione al gradino; cuidado com o degrau
go for it; adelante; allez-y; coraggio; vá em frente
guess what; adivine qué; devinez quoi; indovini un po'; adivinhe
how did it go, how was it; qué tal fue; comment ça s'est passé; com'è andata; como foi
what's it like, what is it like; cómo es; c'est comment; com'è; como é
first things first; lo primero es lo primero; commençons par le commencement; prima le cose importanti; uma coisa de cada vez
it's all yours; todo suyo; c'est à vous; è tutto suo; é todo seu
what day is it, what day is it today; qué día es; quel jour sommes-nous; che giorno è; que dia é
`;
