import type { Consent } from "./subscription-texts";

/** Push messages to this device: what /bescheid offers beside mail */
export const pushTexts = {
  title: "Oder auf diesem Gerät",
  purpose:
    "Statt einer E-Mail zeigt dieses Gerät eine kurze Nachricht über das, was Sie oben angekreuzt haben. Dazu fragt Ihr Browser Sie gleich, ob er Nachrichten dieser Website zeigen darf.",
  consent: (sender: string): Consent => ({
    line: `Mit dem Knopf „Auf diesem Gerät“ willigen Sie ein, auf diesem Gerät Nachrichten über das zu bekommen, was Sie angekreuzt haben: die Woche einmal wöchentlich, alles andere, sobald es etwas gibt. Absender: ${sender}. Hier beenden Sie das jederzeit.`,
    rest: "Wir speichern dafür eine Kennung, die Ihr Browser bei seinem Hersteller anlegt (Google, Mozilla, Apple oder Microsoft); er bringt die Nachrichten verschlüsselt zu Ihnen. Beenden Sie das, löschen wir die Kennung sofort.",
  }),
  consentRest: "Die Einwilligung im Einzelnen",
  order: "Auf diesem Gerät",
  change: "Auswahl auf diesem Gerät ersetzen",
  end: "Auf diesem Gerät beenden",
  busy: "Einen Moment …",
  ordered: "Dieses Gerät bekommt Bescheid:",
  unconfirmed:
    "Die erste Nachricht ist unterwegs. Zeigt Ihr Gerät sie bis morgen nicht, erlauben Sie Nachrichten in den Einstellungen und drücken Sie den Knopf noch einmal.",
  newKey:
    "Nachrichten auf dieses Gerät müssen neu eingerichtet werden: Bisherige kommen nicht mehr an. Drücken Sie dazu den Knopf noch einmal.",
  done: "Bestellt. Gleich zeigt dieses Gerät eine erste Nachricht.",
  ended: "Beendet. Dieses Gerät bekommt keine Nachrichten mehr, und seine Kennung ist gelöscht.",
  homeScreen:
    "Auf iPhone und iPad geht das nur, wenn diese Website auf dem Home-Bildschirm liegt: Drücken Sie „Teilen“, dann „Zum Home-Bildschirm“, öffnen Sie die Website dort und kommen Sie auf diese Seite zurück.",
  unsupported: "Dieser Browser kann keine Nachrichten zeigen. Per E-Mail bekommen Sie trotzdem Bescheid.",
  problems: {
    denied:
      "Ihr Browser zeigt keine Nachrichten dieser Website. Das können Sie in seinen Einstellungen erlauben und dann den Knopf noch einmal drücken.",
    noTheme: "Bitte kreuzen Sie oben an, worüber Sie Bescheid bekommen möchten.",
    tooMany:
      "Von Ihrem Anschluss kamen gerade sehr viele Bestellungen. Bitte versuchen Sie es in einer Stunde noch einmal.",
    failed:
      "Das hat gerade nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es in ein paar Minuten noch einmal.",
  },
};

/** What the service worker shows of a message that it cannot read */
export const unreadableMessage = {
  title: "Neues aus dem Dorf",
  body: "Was es ist, steht auf unserer Website.",
  path: "/",
};

/** What it shows when the browser has another address, at which the device gets nothing */
export const lostDevice = {
  title: "Bescheid auf diesem Gerät",
  body: "Nachrichten auf dieses Gerät kommen nicht mehr an, weil Ihr Browser sie neu eingerichtet hat. Hier bestellen Sie sie neu.",
};
