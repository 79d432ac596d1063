import { registrationTexts } from "./texts";

/** The form */
export const registerTexts = {
  title: (event: string) => `Mitkommen: ${event}`,
  lead: "In einer Minute, ohne Konto. Sie bekommen eine E-Mail, in der Sie die Anmeldung bestätigen.",
  heading: "Anmeldung",
  when: "Wann",
  where: "Wo",
  cost: "Kosten",
  otherDates: "Ein anderer Termin",
  toEvent: "Zur Veranstaltung",
  waitingList:
    "Freie Plätze gehen zuerst an die, die schon warten. Sie können sich auf die Warteliste setzen: Den Link dazu bekommen Sie per E-Mail. Sind Sie an der Reihe, schreiben wir Ihnen.",
  fields: {
    name: { label: "Ihr Name", missing: "Bitte geben Sie Ihren Namen ein." },
    email: {
      label: "Ihre E-Mail-Adresse",
      hint: "Dorthin schicken wir den Link, mit dem Sie bestätigen.",
      missing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    },
    places: {
      label: "Für wie viele Personen?",
      hint: "Mit Ihnen zusammen",
      wrong: (max: number) => `Bitte wählen Sie eine Zahl von 1 bis ${max}.`,
    },
    note: {
      label: "Möchten Sie noch etwas dazu sagen?",
      hint: "Bitte nichts über die Gesundheit: Rufen Sie dafür lieber an.",
    },
    reminder: { label: "Erinnern Sie mich am Tag vorher per E-Mail." },
  },
  send: "Anmeldung absenden",
  privacy: {
    line: (responsible: string) =>
      `Ihre Angaben sieht nur, wer die Veranstaltung ausrichtet (verantwortlich: ${responsible}).`,
    more: "Wofür und wie lange",
    rest: (confirmDays: number, keptDays: number) =>
      `Wir brauchen sie allein, damit die Veranstaltung stattfinden kann und wir Sie erreichen, wenn sich etwas ändert (Artikel 6 Absatz 1 Buchstabe b DSGVO). ${keptDays} Tage nach dem Termin löschen wir sie, eine Anmeldung, die Sie nicht bestätigen, nach ${confirmDays} Tagen. Absagen können Sie jederzeit über den Link in der E-Mail. Ihre Rechte stehen unter Datenschutz.`,
    /** Where neither an organiser nor a municipality is named */
    sender: "Betreiber dieser Website",
  },
  refusals: {
    foreign:
      "Das Formular wurde von einer anderen Website aus oder ohne Herkunftsangabe gesendet. Ihre Angaben sind noch da. Bitte prüfen Sie sie und senden Sie sie von hier.",
    trap: "Ein Feld, das für Menschen unsichtbar ist, war ausgefüllt. Vielleicht hat Ihr Browser es von selbst getan. Ihre Angaben sind noch da, wurden aber nicht gesendet.",
    tooMany:
      "Von Ihrem Anschluss kamen gerade sehr viele Anmeldungen. Ihre Angaben sind noch da. Bitte versuchen Sie es in einer Stunde noch einmal.",
    unavailable:
      "Ihre Anmeldung konnte gerade nicht gespeichert werden. Es liegt nicht an Ihnen, und Ihre Angaben sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    closed: "Zu diesem Termin kann man sich nicht mehr anmelden.",
    declined:
      "Ihre Anmeldung wurde nicht angenommen. Ihre Angaben sind noch da. Bitte prüfen Sie sie, oder melden Sie sich auf einem anderen Weg.",
  },
  mailed: "Wir haben Ihnen eine Mail geschickt. Erst wenn Sie dort bestätigen, sind Sie dabei.",
  /** While no place is free */
  mailedWaiting:
    "Wir haben Ihnen eine Mail geschickt. Gerade ist kein Platz frei: Erst wenn Sie dort bestätigen, stehen Sie auf der Warteliste.",
  mailedFor: (places: number) => `Angegeben haben Sie ${registrationTexts.people(places)}.`,
  mailedHint:
    "Ist die Mail nach zehn Minuten nicht da, sehen Sie bitte im Ordner für Werbung (Spam) nach, und prüfen Sie, ob Ihre Adresse stimmte.",
  again: "Jemanden mit anderer E-Mail-Adresse anmelden",
  notNow: "Zu diesem Termin kann man sich hier zurzeit nicht anmelden.",
  over: "Dieser Termin ist vorbei.",
  questions: "Lieber ohne Formular?",
};
