import { floodMinutes } from "@dorfforum/shared/forms/form-fields";
import { maxThemes, offDays, orderDays } from "@dorfforum/shared/letters/limits";
import { themeWords, warningWords } from "@dorfforum/shared/letters/themes";
import { shellTexts } from "@/lib/texts/shell";
import type { OrderOutcome, SubscriptionOutcome } from "@/lib/urls/routes";

/** Stored whole with an order as what its sender has agreed to. The page shows the line, and the rest behind it. */
export type Consent = { line: string; rest: string };

/** Mail that visitors order: the form, the pages that its links open, and the buttons that lead there */
export const subscriptionTexts = {
  title: shellTexts.letterSubscription,
  lead: (isPushOn: boolean) =>
    `Wir sagen Ihnen per E-Mail${isPushOn ? " oder auf diesem Gerät" : ""}, was es Neues gibt. Sie müssen nicht mehr nachsehen.`,
  off: "Diese Website verschickt zurzeit keine E-Mails an Leserinnen und Leser. Auskunft bekommen Sie so:",

  /** To who has subscribed, while letters are switched off */
  switchedOff: `Diese Website verschickt keine E-Mails und keine Nachrichten an Geräte mehr. Sie bekommen also nichts, und was von Ihnen gespeichert ist, wird ${offDays} Tage nach dem Abschalten gelöscht. Mit dem Knopf löschen Sie es sofort.`,

  /** Buttons where the wish arises */
  remind: "Erinnern",
  ofCalendar: "Per E-Mail",
  ofNotice: "Warnungen per E\u2011Mail",
  ofEntry: "Bescheid bekommen, wenn es hier Neues gibt",
  /** In the card of an entry, below its telephone number */
  ofCard: "Bescheid bekommen",
  ofNews: "Einmal in der Woche per E-Mail",
  ofSearch: "Bescheid bekommen, wenn es Neues im Dorf gibt",

  week: (village = "unserem Dorf") => `Die Woche in ${village}`,
  weekHint: (weekday: string, hour: number) =>
    `Was ansteht, was abgesagt ist und was neu ist: ${weekday}s um ${hour} Uhr. Steht nichts an, kommt nichts.`,
  warnings: warningWords,
  warningHints: {
    gefahr: "Wenn sofort etwas zu tun ist: bei Unwetter, oder wenn das Trinkwasser abzukochen ist.",
    warnung: "Auch, wenn Vorsicht genügt: Das Wasser wird abgestellt, eine Straße ist gesperrt.",
  },
  about: themeWords,
  gone: {
    kategorie: "Eine Kategorie, nicht mehr vorhanden",
    organisation: "Eine Organisation, nicht mehr vorhanden",
    veranstaltung: "Eine Veranstaltung, nicht mehr vorhanden",
    "erinnerung-tag": "Eine Veranstaltung, nicht mehr vorhanden (Erinnerung einen Tag vorher)",
    "erinnerung-stunde": "Eine Veranstaltung, nicht mehr vorhanden (Erinnerung eine Stunde vorher)",
    abfall: "Ein Bezirk des Abfallkalenders, nicht mehr vorhanden",
  },
  /** Of one event, below its title */
  ofEvent: {
    "erinnerung-tag": "Einen Tag vorher erinnern",
    "erinnerung-stunde": "Eine Stunde vorher erinnern",
    veranstaltung: "Nur sagen, wenn sich etwas ändert",
  },
  eventHint:
    "Wird sie verschoben oder abgesagt, erfahren Sie das in jedem Fall. Bei mehreren Terminen gilt es für jeden.",
  askedIsGone: "Diesen Eintrag gibt es auf unserer Website nicht mehr. Sie können etwas anderes auswählen:",

  order: "Worüber möchten Sie Bescheid bekommen?",
  districts: "Abfall am Abend vorher: Ihr Bezirk",
  categories: "Neues zu einem Thema",
  organisations: "Neues von einem Verein oder einer Einrichtung",
  /** The field that narrows the choices. `found` follows a number. */
  filter: {
    find: "Verein, Thema oder Straße",
    search: "Suchen",
    found: "gefunden",
    nothing: "Nichts gefunden. Versuchen Sie es mit einem anderen oder kürzeren Wort.",
  },
  address: "Ihre E-Mail-Adresse",
  addressHint: "Zum Beispiel name@beispiel.de",
  /** What its sender agrees to: a line, and the rest behind it */
  consent: (sender: string): Consent => ({
    line: `Mit dem Knopf willigen Sie ein, an diese Adresse E-Mails über das zu bekommen, was Sie angekreuzt haben: die Woche einmal wöchentlich, alles andere, sobald es etwas gibt. Absender: ${sender}. Mit jeder E-Mail können Sie abbestellen.`,
    rest: `Vorher bekommen Sie eine E-Mail, in der Sie das bestätigen: Ohne Ihre Bestätigung kommt nichts, und wir löschen die Adresse nach ${orderDays} Tagen. Jede E-Mail hat einen Link, mit dem Sie die Einwilligung jederzeit widerrufen. Haben Sie alles abbestellt, löschen wir Ihre Adresse sofort.`,
  }),
  consentRest: "Die Einwilligung im Einzelnen",
  /** Where no municipality is named */
  sender: "Betreiber dieser Website",
  submit: "Bescheid bekommen",
  errors: {
    address: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    noTheme: "Bitte kreuzen Sie an, worüber Sie Bescheid bekommen möchten.",
    tooMany: (max: number) => `Bitte kreuzen Sie höchstens ${max} Dinge an.`,
  },
  refusals: {
    foreign:
      "Das Formular wurde von einer anderen Website aus oder ohne Herkunftsangabe gesendet. Ihre Angaben sind noch da. Bitte prüfen Sie sie und senden Sie sie von hier.",
    trap: "Ein Feld, das für Menschen unsichtbar ist, war ausgefüllt. Vielleicht hat Ihr Browser es von selbst getan. Ihre Angaben sind noch da, wurden aber nicht gesendet.",
    tooMany: `Von Ihrem Anschluss kamen gerade sehr viele Sendungen. Ihre Angaben sind noch da. Bitte versuchen Sie es in etwa ${floodMinutes} Minuten noch einmal.`,
    unavailable:
      "Ihre Bestellung konnte gerade nicht gespeichert werden. Es liegt nicht an Ihnen, und Ihre Angaben sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  },
  orderOutcomes: {
    bestellt:
      "Fast fertig: Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin und drücken Sie dort den Knopf. Vorher kommt nichts. Ist die E-Mail nach zehn Minuten nicht da, sehen Sie bitte im Ordner für Werbung (Spam) nach.",
    beendet:
      "Erledigt: Sie haben alles abbestellt, und Ihre Adresse ist gelöscht. Sie bekommen keine E-Mails mehr von uns.",
  } satisfies Record<OrderOutcome, string>,
  more: "Noch etwas bestellen",

  confirmTitle: "Möchten Sie Bescheid bekommen?",
  ordered: "Mit dieser Adresse wurde bestellt, hierüber Bescheid zu bekommen. Waren Sie das?",
  confirm: "Ja, Bescheid geben",
  notYou: `Waren Sie das nicht, schließen Sie diese Seite einfach: Ohne den Knopf kommt keine weitere E-Mail, und nach ${orderDays} Tagen ist die Adresse gelöscht.`,
  confirmEndsPause: "Sie machen gerade eine Pause. Mit dem Knopf endet sie.",
  confirmed:
    "Das ist bestätigt, Sie bekommen per E-Mail Bescheid. In jeder E-Mail steht ein Link, mit dem Sie ändern oder abbestellen.",
  orderExpired: `Der Link galt ${orderDays} Tage und ist abgelaufen. Es kommt keine E-Mail, und die Adresse wird gelöscht. Sie können neu bestellen:`,
  orderAgain: "Neu bestellen",

  manageTitle: "Worüber Sie Bescheid bekommen",
  addressOf: "E-Mail-Adresse",
  orderedOn: "Bestellt",
  confirmedOn: "Bestätigt",
  at: (day: string, time: string) => `am ${day} um ${time}`,
  chosen: "Ihre Auswahl",
  leave: "Abbestellen",
  leaveOne: (name: string) => `Abbestellen: ${name}`,
  pause: "Eine Pause machen",
  resume: "Weiter Bescheid bekommen",
  paused: "Sie haben eine Pause eingelegt: Es kommen keine E-Mails, bis Sie weitermachen.",
  stopped:
    "Unsere E-Mails kamen dreimal hintereinander nicht bei Ihnen an. Deshalb schicken wir keine mehr. Nimmt Ihr Postfach wieder an, speichern Sie Ihre Auswahl über den Link zum Ändern neu: Dann geht es weiter.",
  leaveAll: "Alles abbestellen",
  leaveAllHint: "Haben Sie alles abbestellt, ist Ihre Adresse sofort gelöscht.",
  devicesHint:
    "Das alles gilt für E-Mails. Nachrichten auf einem Gerät beenden Sie dort, auf der Seite „Bescheid bekommen“.",
  changeTitle: "Auswahl ändern",
  changeHint:
    "Zum Ändern, und um Ihre Daten zu bekommen, schicken wir Ihnen einen Link an Ihre Adresse. Er gilt einen Tag. So kann niemand etwas ändern, an den Sie eine E-Mail weitergeleitet haben.",
  mailChangeLink: "Link zum Ändern zuschicken",
  changeExpired:
    "Der Link galt einen Tag und ist abgelaufen. Einen neuen bekommen Sie über den Link, der in jeder E-Mail von uns steht.",
  save: "Auswahl speichern",
  yourData: "Ihre Daten",
  yourDataHint: "Alles, was wir zu dieser Bestellung gespeichert haben, als Datei (JSON).",
  download: "Meine Daten herunterladen",
  dataFile: "bescheid-meine-daten.json",
  replaced:
    "Es gibt eine neuere E-Mail von uns. Bitte nehmen Sie den Link aus der neuesten: Dieser hier gilt nicht mehr.",
  nothingThere: `Unter diesem Link ist nichts mehr bestellt: Sie haben alles abbestellt, oder die Bestellung wurde nicht innerhalb von ${orderDays} Tagen bestätigt. Es kommt keine E-Mail mehr.`,
  outcomes: {
    bestaetigt: "Danke! Das ist bestätigt, Sie bekommen ab jetzt Bescheid.",
    pausiert: "Die Pause beginnt. Es kommen keine E-Mails, bis Sie weitermachen.",
    fortgesetzt: "Sie bekommen wieder per E-Mail Bescheid.",
    abbestellt: "Das ist abbestellt. Dazu kommen keine E-Mails mehr.",
    zugeschickt:
      "Wir haben Ihnen den Link an Ihre Adresse geschickt. Er gilt einen Tag. Mehr als drei am Tag verschicken wir nicht.",
    geaendert: "Ihre Auswahl ist gespeichert.",
    leer: "Es ist nichts angekreuzt. Möchten Sie gar keine E-Mails mehr bekommen, drücken Sie unten „Alles abbestellen“.",
    zuviel: `Bitte kreuzen Sie höchstens ${maxThemes} Dinge an. Ihre Auswahl ist noch da, aber nicht gespeichert.`,
    misslungen:
      "Das konnte gerade nicht gespeichert werden. Es liegt nicht an Ihnen. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  } satisfies Record<SubscriptionOutcome, string>,

  /** Beside the form: the letter of the week as it would be now */
  preview: "So sieht der Brief aus",
  previewHint: "Das stünde darin, ginge er jetzt hinaus:",
  previewEmpty: "In den nächsten sieben Tagen steht nichts an: Jetzt käme kein Brief.",
  previewLeft: (headings: readonly string[]) => `Außerdem: ${headings.join(", ")}`,
  previewWeek: "Die ganze Woche ansehen",
  seePreview: "Was im Brief steht",

  leaveQuestion: (name: string) => `Möchten Sie das nicht mehr bekommen? „${name}“`,
  leaveButton: "Ja, abbestellen",
  leaveOther: "Alles sehen, was Sie bestellt haben",
  /** For mail programs, which show it to nobody */
  oneClick: "Abbestellt.\n",
  oneClickFailed: "Gerade nicht möglich. Bitte später noch einmal versuchen.\n",
};
