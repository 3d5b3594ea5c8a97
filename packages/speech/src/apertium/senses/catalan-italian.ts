import { sensesOf } from "./in-sense.ts";

/** What Catalan words mostly mean in everyday speech, where the pair with Italian takes them for something else. */
export const CATALAN_ITALIAN = sensesOf({
  n: `abric cappotto m, aficionat appassionato, alimentació alimentazione f, alleujament sollievo m,
    articulació articolazione f, bany bagno m, benefici beneficio m, cita appuntamento m, bebè bambino m,
    bossa borsa f, cancel·lació cancellazione f, cartera portafoglio m, coberta copertina f,
    comentarista commentatore m, consentiment consenso m, cortina tenda f, creació creazione f, cria cucciolo m,
    dol lutto m, drap panno m, edició edizione f, embassament diga f, enfocament approccio m, esdeveniment evento m,
    fiança cauzione f, globus palloncino m, guany guadagno m, guariment guarigione f, inspiració ispirazione f,
    instal·lació installazione f, làmina lama f, lliurament consegna f, mamà mamma f, manca mancanza f, mansió villa f,
    manifestació manifestazione f, manteniment manutenzione f, marcació marcatura f, moneder portafoglio m,
    mostra campione m, ocupació occupazione f, orientació orientamento m, passeig passeggiata f, permís permesso m,
    petició richiesta f, pit petto m, postres dolce m sg, promès fidanzato, protesta protesta f, refresc bibita f,
    relat racconto m, roba vestito m, segell francobollo m, sobrenom soprannome m, tapa coperchio m, tasca compito m,
    tir sparo m, titular titolo m, tovallola asciugamano m, transmissió trasmissione f, turisme turismo m,
    veí vicino`,
  vblex: `actuar agire, afectar colpire, ajornar rimandare, assolir raggiungere, atendre rispondere, cabre entrare,
    celebrar festeggiare, créixer crescere, decebre deludere, desfilar sfilare, despatxar spedire,
    dispersar disperdere, entrevistar intervistare, escollir scegliere, espantar spaventare, esquinçar strappare,
    estirar tirare, esquerdar incrinare, excavar scavare, exercir esercitare, festejar festeggiare, fregar strofinare,
    impressionar impressionare, inquietar preoccupare, invertir investire, nevar nevicare, ofegar annegare, pecar peccare,
    planejar pianificare, pretendre intendere, protagonitzar interpretare, provenir provenire, rebel·lar ribellare,
    remenar mescolare, reposar riposare, sagnar sanguinare, satisfer soddisfare, subjectar tenere, suplir sostituire,
    tapar coprire, triar scegliere, vacunar vaccinare, vetllar vegliare`,
  new: `prestatgeria f scaffale m, encaminador m router m, glop m sorso m, passejada f passeggiata f, perforadora f trapano m`,
  adj: `fluix debole, net pulito, saludable sano, temporal temporaneo`,
});
