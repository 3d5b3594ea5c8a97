/** Greetings, thanks, apologies and wishes; see phrase-book.ts. */
export const COURTESY = `
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
good luck; buena suerte; bonne chance; buona fortuna; boa sorte
congratulations; felicidades; félicitations; congratulazioni; parabéns
welcome; bienvenidos; bienvenue; benvenuti; bem-vindos
welcome back; bienvenidos de nuevo; bon retour parmi nous; bentornati; bem-vindos de volta
nice to meet you, pleased to meet you; mucho gusto; enchanté; piacere; muito prazer
how are you; cómo está; comment allez-vous; come sta; como está
i'm fine, i'm good, i'm doing well; estoy bien; je vais bien; sto bene; estou bem
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
how was your day; qué tal su día; comment s'est passée votre journée; com'è andata la giornata; como foi o seu dia
how was your weekend; qué tal el fin de semana; comment s'est passé votre week-end; com'è andato il fine settimana; como foi o seu fim de semana
how's it going, how is it going, how are things; qué tal; comment ça va; come va; como vai
here you are, here you go; aquí tiene; voilà; ecco a lei; aqui está
after you; después de usted; après vous; dopo di lei; depois de você
make yourself at home; está en su casa; faites comme chez vous; faccia come a casa sua; sinta-se em casa
keep in touch, let's keep in touch, stay in touch; seguimos en contacto; restons en contact; restiamo in contatto; vamos manter contato
how have you been; cómo ha estado; comment allez-vous; come è stato; como você tem passado
how are you doing, how are you getting on; cómo le va; comment ça va; come va; como vai
help yourself; sírvase; servez-vous; si serva; sirva-se
good to see you, nice to see you, great to see you, it's good to see you, it's nice to see you; me alegro de verle; ravi de vous voir; che piacere vederla; que bom ver você
ladies and gentlemen; señoras y señores; mesdames et messieurs; signore e signori; senhoras e senhores
see you in the next one, see you in the next video; hasta el próximo vídeo; à la prochaine vidéo; al prossimo video; até o próximo vídeo
that's all for today, that is all for today, that's it for today; eso es todo por hoy; c'est tout pour aujourd'hui; è tutto per oggi; isso é tudo por hoje
break a leg; mucha suerte; bonne chance; in bocca al lupo; boa sorte
`;
