import { maxYearsAhead } from "@dorfforum/shared/rooms/limits";
import { emailField, type FormText, nameField, telephoneField } from "@/lib/texts/common-fields";
import { roomTexts } from "./texts";

/** The form that becomes a request for a room (Buchung) */
export const roomFormTexts = {
  title: "Raum anfragen",
  lead: "Eine Anfrage ist kein Vertrag: Der Raum ist erst vergeben, wenn wir zusagen. Bis dahin können auch andere ihn anfragen.",
  send: "Anfrage absenden",
  arrived: "Ihre Anfrage ist angekommen",
  next: "Wer den Raum vergibt, prüft Ihre Anfrage und sagt zu oder ab. Eine Anfrage ist noch kein Vertrag.",
  fields: {
    part: { label: "Welcher Teil?", noChoice: "der ganze Raum" },
    title: {
      label: "Wofür?",
      hint: "Kurz, zum Beispiel „Geburtstag“ oder „Probe des Chors“",
      missing: "Bitte schreiben Sie kurz, wofür Sie den Raum brauchen.",
    },
    day: { label: "Tag", missing: "Bitte geben Sie an, an welchem Tag Sie den Raum brauchen." },
    begin: { label: "Beginn", missing: "Bitte geben Sie an, um wie viel Uhr es beginnt." },
    end: { label: "Ende", missing: "Bitte geben Sie an, um wie viel Uhr es endet." },
    lastDay: {
      label: "Letzter Tag",
      hint: "Nur wenn es mehrere Tage dauert. Nach Mitternacht zählt noch zum selben Tag.",
    },
    setUp: { label: "Aufbau ab", hint: "Am selben Tag. Leer lassen, wenn die übliche Zeit reicht." },
    clearUntil: { label: "Aufräumen bis", hint: "Auch in der Nacht oder am nächsten Vormittag." },
    repeats: {
      label: "Wiederholt sich",
      noChoice: "nein",
      options: { woche: "jede Woche", zweiwochen: "alle zwei Wochen" },
    },
    repeatsUntil: { label: "Wiederholung bis", hint: "Höchstens ein Jahr. Ohne Angabe ein Jahr." },
    persons: { label: "Wie viele Personen?" },
    text: {
      label: "Möchten Sie noch etwas dazu sagen?",
      hint: "Bitte keine Namen und Nummern anderer Menschen.",
    },
    isPublic: { label: "Alle sind eingeladen: Nach der Zusage soll es in den Kalender" },
    name: nameField,
    email: emailField,
    telephone: telephoneField,
  },
} satisfies FormText;

/** Errors of several fields */
export const roomFormErrors = {
  tooManyDays: (max: number) => `Ein Raum kann höchstens ${max} Tage am Stück angefragt werden.`,
  setUp:
    "Der Aufbau muss am selben Tag vor dem Beginn liegen. Für den Abend davor beginnen Sie einen Tag früher.",
  clearUntil: "Das Aufräumen muss nach dem Ende liegen, spätestens am nächsten Mittag.",
  seriesOfDays: "Was sich wiederholt, kann nur einen Tag dauern. Bitte lassen Sie den letzten Tag leer.",
  seriesTooLong: "Länger als ein Jahr geht nicht. Danach lässt sich die Zeit verlängern.",
};

/** Around the fields */
export const roomFormPartTexts = {
  when: "Wann?",
  more: "Aufbau, mehrere Tage, jede Woche",
  who: "Wer fragt an?",
  whoHint: "Diese Angaben sieht nur, wer den Raum vergibt.",
  byMail:
    "Die Antwort schreiben wir an Ihre E-Mail-Adresse. Sie steht auch auf der Seite hinter Ihrer Vorgangsnummer.",
  byPage:
    "Die Antwort steht auf der Seite hinter Ihrer Vorgangsnummer: Heben Sie den Link auf, den Sie nach dem Absenden bekommen. Von hier werden keine E-Mails verschickt.",
  advice: "Frei und belegt auf einen Blick",
};

/** What the form says of the times that are filled in, and what is in their way */
export const roomCheckTexts = {
  isFree: "Der Raum ist dann noch frei.",
  dayIsFree: "An diesem Tag ist noch nichts eingetragen.",
  onDay: "An diesem Tag:",
  isTaken: "Das geht nicht:",
  hasEvent: "Zu dieser Zeit steht schon etwas im Kalender. Sie können trotzdem anfragen:",
  ofSeries: (free: number, all: number) => {
    if (free === all) return `Alle ${all} Termine sind noch frei.`;
    return `${free} von ${all} Terminen ${free === 1 ? "ist" : "sind"} frei. Nicht frei:`;
  },
  further: (count: number) => `und ${count} weitere`,
  booked: (day: string, times: string) => `${day}: schon belegt, ${times}`,
  event: (day: string, title: string, times: string) =>
    `${day}: ${[title, times].filter(Boolean).join(", ")}`,
  closed: (day: string, reason?: string) => `${day}: ${roomTexts.closedFor(reason)}`,
  outside: (day: string, hours: readonly string[]) =>
    `${day}: außerhalb der Nutzungszeiten (${hours.join("; ")})`,
  unknownRoom: "Dieser Raum kann nicht mehr angefragt werden.",
  unknownPart: "Diesen Teil hat der Raum nicht.",
  tooFarAhead: (last: string) => `Anfragen gehen höchstens ${maxYearsAhead} Jahre voraus, bis ${last}.`,
  beginOver: "Dieser Beginn ist schon vorbei.",
  error: (obstacle: string) => `Das geht nicht. ${obstacle}`,
  noDateFree: "Keiner dieser Termine ist frei. Bitte wählen Sie einen anderen Tag oder eine andere Zeit.",
};
