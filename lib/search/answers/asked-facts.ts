import { phoneNumbersIn } from "@/lib/contact/phone-numbers";
import { type Position, phrase, positionOf } from "../intents/phrase";
import { emergencyIn } from "./answer-emergency";
import { asksWhen } from "./question-words";

/** What a question asks for, and how a statement shows that it says it */
export type AskedFact = {
  isSaidIn: (text: string) => boolean;
  asksWhen?: boolean;
  isPlace?: boolean;
  /** Whether a telephone number answers */
  asksWhom?: boolean;
  /** Whether an offer says it of what its title names */
  isOfTitle?: boolean;
  /** Whether one of many pages is as good as another */
  isHelp?: boolean;
};

const amount =
  /\d[\d.,]*\s*(?:euro|€|cent)|\p{L}+\s(?:euro|cent)\b|kostenlos|kostenfrei|gratis|umsonst|\bnichts\b|\bfrei\b/iu;
const often =
  /\p{L}mal\b|täglich|wöchentlich|monatlich|jährlich|jede[nrs]?\b|alle\s\p{L}+\s(?:tage|wochen|monate|stunden|minuten)/iu;
const share = /\d[\d.,]*\s*(?:euro|€|cent|prozent|%)/iu;
/** "am ersten Sonntag", "beim Aufladen", "lesen Sie unter Kompost" and "Ab 15 Uhr" are no places. */
const place =
  /\b(?<!(?:lesen|finden) Sie )(?!beim\s(?:Ab|An|Auf|Aus|Be|Ein|Ent|Ver|Vor|Zu)\p{Ll}+en\b)(?:am|an|auf|beim|gegenüber|hinter|im|in|neben|unter|vor|zum|zur|zwischen)\s(?:d(?:er|em|en|as|ie)\s)?(?:\p{Ll}+\s)?(?!\p{Lu}\p{L}+tag\b|Mittwoch|Sonnabend|Jahr|Monat|Woche|Tag\b|Sommer|Winter|Frühjahr|Herbst|Fall\b|Moment|Anschluss|Rahmen|Richtung|Kalender|Internet)\p{Lu}|\b(?!(?:Ab|Alle|Bis|Etwa|Nach|Rund|Seit|Tempo|Um|Von|Vor|Über)\s)\p{Lu}\p{L}+\s\d{1,3}\b/u;
const time =
  /\d\s*(?:uhr|bis\b|–)|\b(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\suhr|\d[:.]\d\d\b|(?:mon|diens|donners|frei|sams|sonn|werk|feier)tags?\b|mittwochs?\b|täglich|im monat|\d\.\s(?:januar|februar|märz|april|mai|ju[nl]i|august|september|oktober|november|dezember)|\d\s*(?:tage|wochen|monate)/iu;

const deadline = /\b(?:bis|spätestens|schluss|ende[nt]?|schließ(?:t|en))\b/iu;

const facts: [asked: RegExp, fact: AskedFact][] = [
  [
    phrase("wie\\s?viel\\s+kosten|kost(?:et|en|ets|ats)|wie\\s+teuer|preise?|gebühr(?:en)?|eintritt"),
    { isSaidIn: (text) => amount.test(text), isOfTitle: true },
  ],
  [
    phrase("bis\\s+wann"),
    { isSaidIn: (text) => deadline.test(text) && time.test(text), asksWhen: true, isOfTitle: true },
  ],
  [
    phrase("wann|uhrzeit|um\\s+wie\\s?viel\\s+uhr|sprechstunden?|sprechzeiten?|öffnungszeiten?"),
    { isSaidIn: (text) => time.test(text), asksWhen: true },
  ],
  [phrase("wie\\s+oft"), { isSaidIn: (text) => often.test(text), isOfTitle: true }],
  [phrase("wie\\s+hoch"), { isSaidIn: (text) => share.test(text), isOfTitle: true }],
  [phrase("wo|where|standort|adresse"), { isSaidIn: (text) => place.test(text), isPlace: true }],
];

const asksWhom = phrase(
  "wen|wem|wer\\s+(?:holt|kommt|hilft|repariert)|anrufen|anruf|ruf(?:e|en|st)?|nummer|\\p{L}*telefon(?:nummer)?|melden|wählen|who|call",
);
const callsNow = phrase("wen|wem|wer|anrufen|ruf(?:e|en)?|wählen|who|call");
const callsSomebody = /anruf|rufen\s(?:sie|uns)/iu;

const hasNumber = (text: string) => phoneNumbersIn(text).length > 0;

/** What happens when no office is open, what then stands beside the number to call, and whether it is urgent at any time */
const helpFor: { happened: RegExp; help: string; isSaidIn?: RegExp; isUrgent?: boolean }[] = [
  {
    happened: phrase("hochwasser|überschwemmung|keller\\s(?:.*\\s)?(?:voll|vollgelaufen|unter\\s+wasser)"),
    help: "Hochwasser",
  },
  { happened: phrase("einbruch|einbrecher|überfall|überfallen|polizei"), help: "Polizei" },
  {
    happened: phrase(
      "stromausfall|blackout|(?:strom|licht)\\s+(?:ist\\s+)?(?:weg|ausgefallen)|keine?n?\\s+strom",
    ),
    help: "Stromausfall",
    isUrgent: true,
  },
  { happened: phrase("(?:not|nacht)?apotheken?"), help: "Apotheke", isSaidIn: /notdienst/iu },
  {
    happened: phrase(
      "(?:zahn|kinder|haus|augen)?(?:arzt|ärztin)|doktor|doctor|notdienst|notarzt|bereitschaft(?:sdienst|sarzt)?|krank|gestürzt|fieber|\\p{L}*(?:schmerzen|weh)|übel|erbrochen|verletzt|verbrannt|gebrochen|blutet|geht?\\p{L}*\\s.*schlecht",
    ),
    help: "Bereitschaftsdienst",
  },
];
const unplanned = phrase(
  "nachts?|nacht|abends?|wochenende?s?|samstags?|sonntags?|feiertags?|sunday|night|weekend|jetzt|sofort|notfall|notdienst|notruf|fieber",
);

export type Help = { subject: string; position: Position; fact: AskedFact };

/** Where to find help in what cannot wait, and what says so: who asks on a Sunday asks for no event. */
export function helpWith(query: string): Help | undefined {
  const urgent = emergencyIn(query);
  if (urgent) {
    const subject = urgent.call === "110" ? "Polizei" : "Notruf";
    return {
      subject,
      position: urgent.position,
      fact: { isSaidIn: hasNumber, asksWhom: true, isHelp: true },
    };
  }
  const isUnplanned = unplanned.test(query) || callsNow.test(query);
  for (const { happened, help, isSaidIn, isUrgent = isUnplanned } of helpFor) {
    const match = isUrgent ? happened.exec(query) : undefined;
    if (!match) continue;
    const says = isSaidIn ? (text: string) => isSaidIn.test(text) : hasNumber;
    return {
      subject: help,
      position: positionOf(match),
      fact: { isSaidIn: says, asksWhom: true, isHelp: true },
    };
  }
  return undefined;
}

const isCall = (text: string) => callsSomebody.test(text) || hasNumber(text);

/** What was, and what a calendar of collections tells */
const otherFact = phrase("war|waren|wurden?|geleert|leerung|abgeholt|abfuhr");

export function askedFact(query: string): AskedFact | undefined {
  if (otherFact.test(query)) return undefined;
  // "Wann ist jemand am Telefon?"
  if (asksWhom.test(query) && asksWhen.test(query))
    return { isSaidIn: (text) => isCall(text) && time.test(text), asksWhom: true, asksWhen: true };
  if (asksWhom.test(query)) return { isSaidIn: isCall, asksWhom: true };
  return facts.find(([asked]) => asked.test(query))?.[1];
}
