import { formatDayAndMonth, formatWeekday, toGermanClock } from "@dorfforum/shared/calendar/format";

export const formPartTexts = {
  optional: "(freiwillig)",
  /** For editors, before the text of a report about a page that is no path of the site */
  reportedPage: (page: string) => `Seite: ${page}`,
  /** For editors, what is wrong and how it is right */
  change: (wrong: string, right: string) =>
    [`Das stimmt nicht:\n${wrong}`, right && `So ist es richtig:\n${right}`].filter(Boolean).join("\n\n"),
  choose: "Bitte wählen",
  sending: "Wird gesendet …",
  saveChanges: "Änderungen speichern",
  copy: "Schicken Sie mir eine Bestätigung per E-Mail.",
  /** Where mail is set up, by form */
  outcome: {
    veranstaltung:
      "Was aus Ihrem Vorschlag wird, schreiben wir an Ihre E-Mail-Adresse, auch wenn der veröffentlichte Termin später verlegt wird oder ausfällt.",
    organisation: "Was aus Ihrem Vorschlag wird, schreiben wir an Ihre E-Mail-Adresse.",
    beitrag: "Was aus Ihrem Vorschlag wird, schreiben wir an Ihre E-Mail-Adresse.",
    angebot: "Was aus Ihrer Anzeige wird, schreiben wir an Ihre E-Mail-Adresse.",
    hilfe:
      "Können wir Ihr Angebot nicht annehmen, schreiben wir Ihnen das per E-Mail, wenn Sie eine Adresse angeben.",
  },
  aboutYourData: { before: "Was mit Ihren Angaben geschieht, steht unter ", link: "Datenschutz", after: "." },
  trap: "Dieses Feld bitte leer lassen",
  pictureHint: (maxMegabytes: number) =>
    `Ein Foto oder Plakat mit höchstens ${maxMegabytes} MB, an dem Sie die Rechte haben. Den Aufnahmeort entfernen wir aus der Datei.`,
  event: "Die Veranstaltung",
  more: "Weitere Angaben",
  organisation: "Der Eintrag",
  offer: "Die Anzeige",
  publicContact: "So erreicht man Sie",
  publicContactHint: "Diese Angaben werden veröffentlicht.",
  questions: "Für Rückfragen",
  questionsHint: "Diese Angaben sieht nur die Redaktion.",
  help: "Wobei möchten Sie helfen?",
  oneOfBoth: "E-Mail oder Telefon: Eine Angabe genügt",
  summary: (count: number) =>
    count === 1 ? "Bitte prüfen Sie eine Angabe" : `Bitte prüfen Sie ${count} Angaben`,
  /** Of an end ("HH:MM") before the beginning */
  endsOnNextDay: (day: string, end: string) =>
    `Ende erst am nächsten Tag: ${formatWeekday(day)}, ${formatDayAndMonth(day)}, ${toGermanClock(end)} Uhr.`,
  checking: "Ihr Browser löst eine kleine Rechenaufgabe zum Schutz vor Automaten …",
};

export const draftTexts = {
  restored:
    "Ihr Entwurf von vorhin ist wieder da. Er liegt nur auf diesem Gerät und verschwindet, sobald Sie ihn absenden.",
  noPicture: "Ein Bild müssen Sie noch einmal auswählen.",
  saved: "Ihr Text wird auf diesem Gerät als Entwurf aufgehoben, bis Sie ihn absenden.",
  discard: "Entwurf löschen",
  discarded: "Der Entwurf ist gelöscht.",
};

export const otherWayTexts = {
  noScriptTitle: "Ihr Browser führt kein JavaScript aus",
  noScript:
    "Dieses Formular lässt sich deshalb nicht absenden: Zum Schutz vor Automaten muss der Browser eine Rechenaufgabe lösen. Sie erreichen uns auch so:",
  phone: "Telefon",
  contact: "Ansprechstelle",
  email: "E-Mail",
  post: "Post",
  emailWithText: "E-Mail mit diesem Text schreiben",
  rather: "Lieber ohne Formular?",
};

export const clashTexts = {
  sameEvening: "Am selben Abend:",
  sameDay: "Am selben Tag:",
  during: "In diesem Zeitraum:",
  advice: "Vielleicht lässt sich ein anderer Tag finden. Sie können die Veranstaltung trotzdem absenden.",
  none: "An diesem Tag steht noch nichts im Kalender.",
};

export const participateTexts = {
  choose: "Womit möchten Sie beitragen?",
  otherForm: "Etwas anderes melden",
  cards: {
    veranstaltung: "Feste, Treffen, Konzerte, Versammlungen.",
    organisation: "Zeigen Sie, was Ihr Verein macht.",
    beitrag: "Erzählen Sie, was im Dorf passiert.",
    angebot: "Etwas anbieten oder suchen.",
    hilfe: "In der Redaktion, mit Fotos, bei Besuchen.",
    aenderung: "Neue Nummer, andere Zeit, Tippfehler.",
  },
  steps: "So geht es weiter",
  step: [
    "Sie füllen das Formular aus.",
    "Die Redaktion prüft Ihre Einsendung.",
    "Danach erscheint sie im Dorfforum.",
  ],
  fillIn: "Sie füllen das Formular aus und senden es ab.",
  change:
    "Über einen Link können Sie Ihre Angaben ändern oder zurückziehen, bis die Redaktion sie übernimmt.",
  /** At the form for content that breaks a law */
  outdated: "Stimmt nur eine Angabe nicht mehr?",
};
