import { answerHours, askedHours, lastAskHours } from "@dorfforum/shared/registrations/limits";
import { registrationTexts } from "./texts";

const { people, places } = registrationTexts;

/** The page where somebody confirms, changes or cancels a registration */
export const ownRegistrationTexts = {
  title: "Ihre Anmeldung",
  confirmTitle: "Anmeldung bestätigen",
  event: "Veranstaltung",
  when: "Wann",
  where: "Wo",
  count: "Für",
  people,
  open: "Noch sind Sie nicht angemeldet: Das geschieht erst mit dem Knopf.",
  confirm: "Anmeldung bestätigen",
  notYou:
    "Waren Sie das nicht, schließen Sie diese Seite einfach: Ohne den Knopf geschieht nichts, und wir löschen die Angaben.",
  fullMeanwhile: "Inzwischen ist kein Platz mehr frei, oder er geht zuerst an die, die schon warten.",
  tooFewMeanwhile: (free: number, wanted: number) =>
    `Es ${free === 1 ? "ist" : "sind"} nur noch ${places(free)} frei, Ihre Anmeldung ist für ${people(wanted)}.`,
  waitHint: "Auf der Warteliste schreiben wir Ihnen, sobald etwas frei wird. Dann entscheiden Sie.",
  confirmPart: (free: number, wanted: number) => `Nur ${places(free)} nehmen (statt ${wanted})`,
  wait: "Auf die Warteliste",
  noList: "Eine Warteliste gibt es nicht.",
  closed: "Die Anmeldung ist geschlossen.",
  states: {
    dabei: (count: number) => `Sie sind dabei: Anmeldung für ${people(count)}.`,
    warteliste: (count: number, position: number | null) =>
      `Sie stehen auf der Warteliste für ${people(count)}${position === null ? "" : `, an Stelle ${position}`}.`,
    abgesagt: "Abgesagt: Sie sind nicht mehr angemeldet.",
    verfallen: "Dieser Link ist abgelaufen. Sie sind nicht angemeldet.",
    faellt_aus: "Die Veranstaltung fällt aus.",
    vorbei: "Dieser Termin ist vorbei.",
  },
  waitingHint: `Wird ein Platz frei, schreiben wir Ihnen zwischen ${askedHours.from} und ${askedHours.until} Uhr. Sie haben dann bis zu ${answerHours} Stunden, um ihn anzunehmen; bis wann, steht in der E-Mail. Danach fragen wir die Nächsten, in den letzten ${lastAskHours} Stunden vorher niemanden mehr.`,
  noneMovesUp:
    "Zurzeit ist die Anmeldung geschlossen, und niemand rückt nach. Wird sie wieder geöffnet, behalten Sie Ihre Stelle auf der Liste.",
  offer: (count: number, until: string) =>
    `${count === 1 ? "Ein Platz ist" : `${count} Plätze sind`} für Sie frei. Bitte antworten Sie bis ${until}.`,
  accept: (count: number) => `${places(count)} annehmen`,
  acceptPart: (count: number, wanted: number) => `Nur ${places(count)} annehmen (statt ${wanted})`,
  keepWaiting: "Weiter warten, bis es für alle reicht",
  decline: "Wir kommen nicht",
  declineWarning: "Sie geben den Platz weiter und stehen nicht mehr auf der Warteliste.",
  confirmDecline: "Ja, Platz weitergeben",
  toCalendar: "In den Kalender",
  toEvent: "Zur Veranstaltung",
  change: "Zahl der Personen ändern",
  changeLabel: "Für wie viele Personen?",
  changeHint: "Mehr geht nur, solange Plätze frei sind. Weniger geht immer.",
  changeHintWaiting: "Mit mehr Personen stehen Sie am Ende der Warteliste. Mit weniger bleibt Ihre Stelle.",
  changeHintNoMore: "Mehr geht zurzeit nicht. Weniger geht immer.",
  save: "Speichern",
  remind: "Am Tag vorher erinnern",
  dontRemind: "Nicht mehr erinnern",
  reminderOn: "Wir erinnern Sie am Tag vorher per E-Mail.",
  cancel: "Absagen",
  cancelWarning:
    "Jemand anders kann dann mit, und wir löschen Ihre Angaben. Das lässt sich nicht rückgängig machen.",
  confirmCancel: "Ja, absagen",
  outcomes: {
    geaendert: "Gespeichert.",
    voll: "Das ging nicht: So viele Plätze sind nicht mehr frei. Ihre Anmeldung ist unverändert.",
    misslungen: "Das hat gerade nicht geklappt. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  },
  gone: "Dieser Link öffnet keine Anmeldung.",
  goneHint:
    "Vielleicht fehlt ein Stück davon: Öffnen Sie ihn noch einmal aus der E-Mail. Oder die Anmeldung ist gelöscht, weil der Termin vorbei ist, weil sie nicht bestätigt oder weil sie gestrichen wurde. Ob Sie angemeldet sind, sagt Ihnen, wer die Veranstaltung ausrichtet: Fragen Sie bitte dort.",
  again: "Neu anmelden",
  keepLink:
    "Heben Sie die E-Mail mit dem Link auf und geben Sie ihn nicht weiter: Wer ihn hat, kann ändern und absagen.",
  questions: "Fragen?",
};
