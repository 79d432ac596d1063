import { fold } from "@dorfforum/german-search/analysis/fold";
import { phrase } from "../intents/phrase";

/** How villagers ask, by what answers them. The words of a list name no subject. */

const folded = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => fold(word)),
  );

export const asksForPhone = phrase(
  "tele(?:f|ph)on(?:nummern?|nr|isch\\p{L}*|ieren)?|tel|telnr|fon|rufnummern?|nummern?|nr|durchwahl|kontakt(?:daten)?|erreich(?:e|t)?\\s+(?:ich|man|wir)|wende|wenden|hotline|handynummer|mobilnummer|anrufen|anruf|rufe?\\s.*\\san|phone|call|notruf(?:nummer)?",
);
/** "Wann ist jemand am Telefon?" */
export const asksWhen = phrase("wann|um\\s+wie\\s?viel\\s+uhr");
/** Who is responsible, not who is called so */
export const asksAboutMatter = phrase(
  "wegen|zuständig|ansprechpartner(?:in)?|fragen\\s+z\\p{L}+|wende|wenden",
);
/** "Steuer Nummer", "Haus-Nr.": numbers that nobody calls */
export const otherNumber = phrase(
  "(?:konto|steuer|haus|kunden|zimmer|ausweis|register|bank|rechnungs|akten|start|los|linien|fax|telefax)[\\s-]*(?:nummer|nr)|fax|faxnummer|telefax",
);
export const phoneWords = folded(`
  telefon telefonnummer telefonnummern telefonnr telefonisch telefonische telefonischer telefonieren telephone tel telnr fon
  rufnummer rufnummern nummer nummern nr durchwahl hotline handynummer mobilnummer anrufen anruf ruf rufe rufen an phone number call
  bestellen buchen reservieren vereinbaren anmelden melden
  erreichen erreiche erreicht erreichbar erreich kontakt kontakte kontaktdaten wende wenden wegen wen lautet heißt sprechen spreche nochmal unter welcher verbinden wählen
  wähle durch how can i the of for what is
`);

/** Fills the questions about days, but asks for the town hall in others. */
export const municipality = folded("gemeinde");

/** "Tag der offenen Tür" and "open air" are no hours. */
const asksForHours = phrase(
  "geöffnet|offen|offn|offa|offe|öffnungszeit(?:en)?|öffnungs\\s?zeit(?:en)?|sprechzeit(?:en)?|sprechstunden?|bürozeit(?:en)?|betreuungszeit(?:en)?|geschäftszeit(?:en)?|servicezeit(?:en)?|annahmezeit(?:en)?|besuchszeit(?:en)?|geschlossen|besetzt|ladenschluss|(?:beginnt|endet|startet|geht)\\s.*betreuung|öffnet|schließt|aufmachen|zumachen|open(?!\\s?-?air)|opening|closed|(?:hat|haben|habt|hot|ham|hätt|het|macht|machen|mocht|sperrt)\\s.+\\s(?:auf|zu|uff|uf|dicht|op)(?!\\s+(?!(?:am|an|um|oder|heut|morgen|jetzt|noch|bis|ab|wenn|die|der|das|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\\p{L}*(?:\\s|$))\\p{L})|(?:noch|schon|da|heute|morgen|jetzt|gerade|uhr|wann|ist|\\p{L}+tags)\\s+(?:wer|jemand|einer)\\s+(?:im|in|am|auf|da|beim|bei)|ist\\s(?:.*\\s)?jemand\\s+(?:im|in|am|auf|da|beim|bei)|(?:kann|können|darf)\\s+(?:ich|man|wir)\\s(?:.*\\s)?(?:noch|jetzt)\\s+(?:zum|zur|ins|in\\s+die|in\\s+den|auf\\s+den)|wann\\s.*\\s(?:bringen|abholen|hinbringen|einkaufen|hin|rein)|wann\\s+(?:kann|können|darf)\\s+(?:ich|man|wir)\\s.*(?:zum|zur|ins|in\\s+die|in\\s+den|auf\\s+den)",
);
/** "ist der Laden noch auf", "Laden sonntags zu?": the word ends the question, which names few others; not "was los oder alles zu?" */
const asksForHoursAtEnd =
  /^(?!.*\slos\s)\s*(?:\S+\s+){1,8}(?:auf|zu|uff|uf|dicht|op)(?:\s+oder\s+\S+)?\s*[?!.]*\s*$/i;
export const asksForOpeningHours = (query: string): boolean =>
  asksForHours.test(query) || asksForHoursAtEnd.test(query);

export const hoursWords = folded(`
  sperrt geöffnet offen offn offa offe öffnungszeit öffnungszeiten öffnungs zeit zeiten sprechzeit sprechzeiten sprechstunde sprechstunden bürozeit
  bürozeiten betreuungszeit betreuungszeiten geschäftszeit geschäftszeiten servicezeit servicezeiten annahmezeit annahmezeiten besuchszeit
  besuchszeiten geschlossen ladenschluss öffnet schließt aufmachen zumachen aufmacht zumacht open opening hours closed is the on at are
  auf zu uff uf dicht op hot ham hätt het mocht noch no schon jemand wer einer lange lang uhrzeit spät früh frühestens spätestens
  jetzt gerade grade grad momentan aktuell derzeit jetzad etz nu now immer normalerweise regulär eigentlich heute
  viel wieviel wie um besetzt betreuung beginnt endet startet geht
  kann können darf bringen abholen hinbringen einkaufen hin rein
`);
/** "ab wann kann ich mein Kind bringen" */
export const broughtWords = folded("kind kinder tochter sohn kleinen kleine");
/** "hat der Laden noch offen": this moment */
export const asksForNow = phrase("jetzt|gerade|grade|grad|momentan|aktuell|derzeit|noch|no|schon|etz|nu|now");

export const asksForDate = phrase(
  "wann|termine?|um\\s+wie\\s?viel\\s+uhr|an\\s+welche[mn]\\s+(?:wochen)?tag|wie\\s+lange?\\s+(?:geht|dauert|läuft)|sprechstunden?|nächste[rsnm]?|nächschte?[rsn]?|wonn|wenn\\s+is|when",
);
/** Of those a deadline, a history or a permission is the answer, not an event's date. */
export const otherMoment = phrase(
  "bis\\s+wann|seit\\s+wann|ab\\s+wann|wann\\s+(?:muss|müssen|darf|dürfen|soll|sollte)|anmelden|abmelden|ummelden|melden|anmeldung|anmeldeschluss|bezahlen|zahlen|zahlt|fällig|beantragen|abgeben|einreichen|kündigen|gegründet|gebaut|erbaut|entstanden|gestorben|geboren|eröffnet|war|waren|wurde|wurden",
);
export const dateWords = folded(`
  wann wenn wonn nächste nächster nächstes nächsten nächstem nächschte nächschter nächschts wieder immer mal so trifft treffen trefft treff
  treffpunkt probt proben probe übt üben übung übungen übungsabend trainiert trainieren training singt singen spielt spielen turnt turnen tanzt
  tanzen tagt tagen kegelt kegeln strickt stricken bastelt findet stattfindet finden statt beginnt beginn fängt anfängt startet start los geht dauert lange lang uhr wie viel
  wieviel welchem welchen tag wochentag tagen uhrzeit datum termin termine kommt kommen trommelt läuft abgeholt abholung wird werden when next is the does meet
`);
/** Ends of compounds that leave an event what it is: Blutspendetermin, Gemeinderatssitzung; not Feuerwehrfest */
export const eventEndings =
  /^(?:e?n?s?)(?:termin|sitzung|abfuhr|abholung|sammlung|versammlung|treffen|kurs|stunde|probe|training|aktion|verein|gruppe|freunde|club|klub|kreis)e?n?$/;

/** "wann probt der Chor": a club's weekly hours answer before an event that names it. */
export const asksForMeeting = phrase(
  "triff(?:t|st)|treffen|trefft|treff|prob(?:t|en|e)|üb(?:t|en|ung|ungen|ungsabend)|trainier(?:t|en)|training|singt|singen|spielt|spielen|turnt|turnen|tanzt|tanzen|meet",
);
/** "Chorprobe": who meets, and the word for it */
export const meetingCompound =
  /(?<![\p{L}-])(?<who>\p{L}{3,}?)(?:s|er|en|-)?(?<meeting>probe|training|übung|übungsabend|treffen|treff)(?!\p{L})/iu;

/** "wann ist Tischtennis", "Seniorenkreis wann"; "wann kommt die Feuerwehr" asks for no evening of theirs. */
export const mayBeMeeting = phrase(
  "ist|is|isch|sind|termine?|wann\\s*\\??\\s*$|^\\s*wann\\s+\\p{L}+\\s*\\??\\s*$",
);
export const audienceWords = new Map(
  [...folded("alte alten älteren älterer oma omas opa opas oldies rentner")].map((word) => [
    word,
    "Senioren",
  ]),
);

/** Words of questions whether there is school */
export const schoolWords = folded(`
  schule unterricht schulunterricht schulfrei hitzefrei kältefrei schneefrei schulausfall schulausfälle unterrichtsausfall
  ist is isch hat haben ham gibt gibts findet statt fällt fallen entfällt ausfallen ausfällt ausgefallen aus heute morgen übermorgen
  noch wieder überhaupt kinder kind wegen schnee hitze sturm glätte eis wetter
`);

/** Words of questions that a sentence answers */
export const quoteWords = new Set([
  ...[...phoneWords, ...hoursWords, ...dateWords].filter((word) => word !== "betreuung" && word !== "notruf"),
  ...folded(`
    kostet kosten teuer preis hoch standort adresse wohin stehen steht hängt liegt anschauen kind kinder baby mann frau oma opa mutter vater sohn tochter
  `),
]);
