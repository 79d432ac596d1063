type Purpose = keyof typeof purposeTexts;

export const consentTexts = {
  name: "Cookie-Einstellungen",
  question: (purposes: readonly Purpose[]) =>
    `Dürfen wir ${purposes.map((purpose) => purposeTexts[purpose].question).join(" und ")}?`,
  promise: "Ohne Ihre Zustimmung funktioniert alles wie gewohnt.",
  changeable: "Ändern können Sie Ihre Wahl am Ende jeder Seite.",
  privacy: "Mehr zum Datenschutz",
  rights: "Daten löschen lassen, die wir von Ihnen haben",
  refuse: "Ablehnen",
  accept: "Akzeptieren",
  single: "Einzeln auswählen",
  save: "Auswahl speichern",
  notTaken:
    "Ihre Auswahl konnte nicht gespeichert werden. Bitte gehen Sie zurück und versuchen Sie es noch einmal.",

  lead: "Hier sehen und ändern Sie, was Sie uns erlauben.",
  nothingToAsk:
    "Auf dieser Website gibt es nichts, dem Sie zustimmen müssten: Sie setzt keine Cookies, zählt keine Besuche und lädt nichts von fremden Servern.",
  bySignal:
    "Ihr Browser sendet ein Signal gegen Nachverfolgung („Do Not Track“ oder „Global Privacy Control“). Wir behandeln es als Ablehnung und fragen nicht weiter nach. Möchten Sie doch zustimmen, schalten Sie das Signal in Ihrem Browser für diese Website ab.",
  saved: "Ihre Auswahl ist gespeichert.",
  open: "Sie haben noch nicht gewählt. Bis dahin gilt: abgelehnt.",
  refusedOn: (date: string) => `Ihre Wahl vom ${date}: abgelehnt.`,
  grantedOn: (date: string, purposes: readonly Purpose[]) =>
    `Ihre Wahl vom ${date}: Sie erlauben ${purposes.map((purpose) => purposeTexts[purpose].label).join(" und ")}.`,
  withoutScript:
    "In Ihrem Browser ist JavaScript ausgeschaltet. Solange das so ist, wird nichts davon geladen, wie auch immer Sie wählen.",
  necessary: "Was ohne Zustimmung gespeichert wird",
  necessaryText: (hasChoice: boolean) =>
    `Nur, was Sie selbst auslösen: ${hasChoice ? "Ihre Wahl auf dieser Seite (ein Cookie ohne Kennung, ein Jahr lang) und " : ""}Bedienhilfen wie ein angehaltener Film im Kopf der Seite. Die Datenschutzerklärung zählt alles auf.`,
};

/** What the visitor is asked to allow. lib/consent/purposes.ts checks that every purpose has a text. */
export const purposeTexts = {
  statistics: {
    label: "Statistik",
    question: "Seitenaufrufe zählen",
    inShort: "Vercel Web Analytics zählt, welche Seiten gelesen werden, und erhält dabei Ihre IP-Adresse.",
    explanation:
      "Wir zählen mit Vercel Web Analytics, welche Seiten wie oft gelesen werden. Übertragen werden die Adresse der Seite ohne Suchwörter, Art des Geräts und des Browsers; dabei fällt Ihre IP-Adresse an.",
  },
  recaptcha: {
    label: "Google reCAPTCHA",
    question: "Google reCAPTCHA laden",
    inShort:
      "Google prüft bei Formularen, ob ein Mensch sie ausfüllt, und erhält dabei Ihre IP-Adresse und Angaben zu Ihrem Verhalten.",
    explanation:
      "Google prüft beim Absenden von Formularen, ob ein Mensch sie ausfüllt, und erhält dafür Ihre IP-Adresse und Angaben zu Browser und Verhalten. Ohne Zustimmung schützt eine Rechenaufgabe unseres eigenen Servers die Formulare.",
  },
};
