import { offlineButtonTexts } from "./button-texts";
import { shownDays } from "./limits";

/** Numbers of bytes as people read them: "640 kB", "3,1 MB" */
const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toLocaleString("de-DE", { maximumFractionDigits: 1 })} MB`;

export const offlineTexts = {
  title: "Für unterwegs",
  lead: `Notrufnummern, Öffnungszeiten und die Veranstaltungen der nächsten ${shownDays} Tage auf einer Seite.`,
  offer: (usualBytes: number, maxBytes: number) =>
    `Speichern Sie die Veranstaltungen der nächsten ${shownDays} Tage, Notrufnummern und Öffnungszeiten auf Ihrem Gerät, dazu jede Seite, die Sie von da an öffnen. Das alles lesen Sie dann auch ohne Netz. Das passt auf jedes Handy: etwa ${formatSize(usualBytes)}, so viel wie ein Foto, und nie mehr als ${formatSize(maxBytes)}.`,
  saved: (bytes: number) => `Gespeichert. Belegt sind ${formatSize(bytes)} auf diesem Gerät.`,
  removed: "Gelöscht. Für unterwegs ist auf diesem Gerät nichts mehr gespeichert.",
  failures: {
    unsupported:
      "Nicht gespeichert: Ihr Browser lässt das hier nicht zu. In privaten Fenstern ist das so vorgesehen.",
    offline: offlineButtonTexts.withoutConnection,
    full: "Nicht gespeichert: Auf Ihrem Gerät ist nicht genug Platz.",
    unknown: "Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.",
  },
  overview: "Ansehen, was gespeichert ist",

  emergency: "Notfall",
  openingHours: "Öffnungszeiten",
  dates: `Die nächsten ${shownDays} Tage`,
  noDates: `In den nächsten ${shownDays} Tagen steht nichts im Kalender.`,
  allDates: "Alle Veranstaltungen",
  pages: "Gespeicherte Seiten",
  noPages: "Auf diesem Gerät ist noch keine Seite gespeichert.",
  storedAt: (age: string) => `Stand: ${age}`,

  notStored: "Diese Seite ist nicht auf Ihrem Gerät gespeichert, und es gibt gerade keine Verbindung.",
  searchNeedsConnection: "Die Suche braucht eine Verbindung. Gerade gibt es keine.",
  tryAgain: "Noch einmal versuchen",

  notice: {
    label: "Gespeicherte Fassung",
    offline: (age: string) => `Stand: ${age} – Sie sind offline.`,
    noAnswer: (age: string) => `Stand: ${age} – die Website antwortet gerade nicht.`,
    /** What "heute" and "morgen" count from in a copy of another day */
    today: (day: string) => `„Heute“ ist hier ${day}.`,
    reload: "Neu laden",
  },
  today: (time: string) => `heute, ${time}`,
  yesterday: (time: string) => `gestern, ${time}`,
};
