import type { Kind } from "@/lib/urls/search-params";

const quoted = (words: string[]): string =>
  new Intl.ListFormat("de-DE").format(words.map((word) => `„${word}“`));

export const resultTexts = {
  title: "Suchergebnisse",
  everything: "Alle Inhalte",
  hits: (count: number, q: string, category?: string) =>
    `${count.toLocaleString("de-DE")} Treffer für „${q}“${category ? ` in „${category}“` : ""}`,
  entries: (count: number, category?: string) =>
    `${count.toLocaleString("de-DE")} ${count === 1 ? "Eintrag" : "Einträge"}${category ? ` in „${category}“` : ""}`,
  filter: "Ergebnisse eingrenzen",
  all: "Alle",
  kinds: {
    veranstaltung: "Veranstaltungen",
    beitrag: "Beiträge",
    angebot: "Angebote",
    info: "Infos",
    verein: "Vereine",
    kindertagesstätte: "Kitas & Schulen",
    seite: "Seiten",
  } satisfies Record<Kind, string>,
  past: "vorbei",
  wasThen: (label: string, count: number) => `Das war ${label} (${count.toLocaleString("de-DE")} Treffer)`,
  otherDays: (count: number) => `${count.toLocaleString("de-DE")} Treffer an anderen Tagen`,
  nothingFor: (q: string) => `Nichts gefunden für „${q}“`,
  noEntryFor: (q: string) => `Einen Eintrag zu „${q}“ gibt es nicht.`,
  nothing: "Hier ist noch nichts eingetragen",
  unknownCategory: (name: string) => `Die Kategorie „${name}“ gibt es nicht`,
  tips: "Das hilft oft weiter:",
  tip: [
    "Schreibweise prüfen oder ein kürzeres Wort nehmen",
    "Ein allgemeineres Wort suchen, zum Beispiel „Markt“",
    "In einer Kategorie stöbern:",
  ],
  categories: "Kategorien",
  didYouMean: "Meinten Sie",
  lacking: (words: string[]) => `Zu ${quoted(words)} steht hier nichts`,
  unknownHolidays: (names: string[]) =>
    `Wann ${quoted(names)} sind, steht hier nicht. Sie sehen Treffer aus dem ganzen Jahr.`,
  nearest: "Am nächsten kommt:",
  allFor: (words: string) => `Alles zu „${words}“`,
  similar: "Ähnliche Wörter, zu denen es etwas gibt:",
  notFound: "Sie finden es nicht?",
  contact: "Fragen Sie uns",
  intents: "So haben wir Ihre Suche verstanden",
  understood: "Verstanden als",
  removeIntent: (label: string) => `Filter „${label}“ entfernen`,
  failedIntent: (label: string) => `„${label}“: Dazu steht hier nichts. Sie sehen, was es sonst gibt.`,
  failedQuality: (label: string) =>
    `Kein passender Eintrag ist als „${label}“ beschrieben. Sie sehen die Treffer ohne diesen Filter.`,
  emptyTime: (label: string, isOneDay: boolean, isPast: boolean, category?: string) =>
    `${label}: ${isOneDay ? "An diesem Tag" : "In dieser Zeit"} ${isPast ? "stand" : "steht"} ${category ? `in „${category}“ ` : ""}keine Veranstaltung im Kalender.`,
  impossibleDays: (days: string[]) => `Den ${quoted(days)} gibt es nicht.`,
  inGroup: (heading: string, count: number) => `${heading}: ${count.toLocaleString("de-DE")} Treffer`,
  leftOut: (words: string[]) => `Zu ${quoted(words)} steht in dieser Zeit nichts im Kalender`,
  withoutLeftOut: "Sie sehen, was sonst stattfindet.",
  literally: "Wörtlich suchen",
  isLiteral: "Sie sehen die wörtliche Suche.",
  takenBack: "Sie haben Filter entfernt.",
  understand: "Wieder mit allen Filtern suchen",
  more: "Mehr laden",
  moreLoading: "Wird geladen …",
  fromTheBeginning: "Von Anfang an zeigen",
  shown: (count: number, total: number) =>
    `${count.toLocaleString("de-DE")} von ${total.toLocaleString("de-DE")} werden angezeigt`,
  notReady: "Die Suche ist gleich bereit",
  loadsAgain: "Das Dorfforum liest gerade seine Inhalte ein. Die Treffer erscheinen hier von selbst.",
  failed: "Die Treffer ließen sich nicht laden.",
  moreFailed: "Weitere Treffer ließen sich nicht laden.",
  retry: "Noch einmal versuchen",
};

/** Headings of hits that are not all alike */
export const hitTexts = {
  /** Before the date of an event that is about a year ahead */
  onlyIn: (year: number, thisYear: number, when: string) =>
    `${year === thisYear + 1 ? "Erst nächstes Jahr" : `Erst ${year}`}: ${when}`,
};

export const groupTexts = {
  about: (names: string) => `Rund um ${names}`,
  days: (dates: string, isOneDay: boolean) => `${isOneDay ? "An diesem Tag" : "An diesen Tagen"}: ${dates}`,
  nearest: (isBefore: boolean, isAfter: boolean) =>
    `Die nächsten Termine ${isBefore ? (isAfter ? "davor und danach" : "davor") : "danach"}`,
  others: "Weitere Treffer",
};

/** What the site itself can do, among results and suggestions */
export const functionTexts = { title: "Das können Sie hier tun" };

export const answerBoxTexts = {
  title: "Antwort",
  source: "Quelle:",
  call: (number: string) => `${number} anrufen`,
  stopReading: "Vorlesen beenden",
};

export const suggestionTexts = {
  list: "Suchvorschläge",
  recent: "Zuletzt gesucht",
  completions: "Suchen nach",
  entries: "Direkt öffnen",
  popular: "Oft gesucht",
  calendar: "Kalender",
  inTheVillage: (day: string) => `${day} im Dorf`,
  forget: "Letzte Suchen löschen",
  count: (count: number) =>
    `${count === 1 ? "1 Vorschlag" : `${count} Vorschläge`}, mit den Pfeiltasten erreichbar`,
  failed: "Vorschläge lassen sich gerade nicht laden. Suchen können Sie trotzdem.",
};

export const voiceTexts = {
  ended: "Die Spracherkennung ist beendet.",
  noticeTitle: "Bevor Sie sprechen",
  notice:
    "Ihr Browser kann Sprache nicht auf diesem Gerät erkennen. Er schickt das, was Sie sagen, an einen Dienst seines Herstellers. Das Dorfforum selbst hört nicht mit und speichert keine Aufnahme.",
  packNotice:
    "Ihr Browser kann Sprache auf diesem Gerät erkennen, wenn er dafür ein deutsches Sprachpaket lädt. Ohne das Paket schickt er das, was Sie sagen, an einen Dienst seines Herstellers. Das Dorfforum selbst hört nicht mit und speichert keine Aufnahme.",
  start: "Verstanden, starten",
  load: "Sprachpaket laden",
  loading: "Sprachpaket wird geladen …",
  cancel: "Abbrechen",
  close: "Hinweis schließen",
  problems: {
    denied:
      "Das Mikrofon ist nicht erlaubt. Geben Sie es in den Einstellungen Ihres Browsers für diese Seite frei, oder tippen Sie Ihre Suche ein.",
    blocked: "Ihr Browser erlaubt hier keine Spracherkennung. Bitte tippen Sie Ihre Suche ein.",
    microphone: "Es wurde kein Mikrofon gefunden. Bitte tippen Sie Ihre Suche ein.",
    nothing: "Es war nichts zu hören. Bitte versuchen Sie es noch einmal.",
    connection:
      "Keine Verbindung zur Spracherkennung. Prüfen Sie Ihre Internetverbindung, oder tippen Sie Ihre Suche ein.",
    language: "Die Spracherkennung Ihres Browsers versteht kein Deutsch. Bitte tippen Sie Ihre Suche ein.",
    mute: "Die Spracherkennung antwortet nicht. Haben Sie das Mikrofon erlaubt? Wenn Sie diese Seite vom Startbildschirm geöffnet haben, hilft es oft, sie im Browser zu öffnen.",
    pack: "Das Sprachpaket ließ sich nicht laden. Bitte tippen Sie Ihre Suche ein.",
    unknown: "Die Spracherkennung ist fehlgeschlagen. Bitte tippen Sie Ihre Suche ein.",
  },
};

/** Chips that say which qualities a query was understood to ask for. */
export const qualityTexts = {
  kostenlos: "kostenlos",
  barrierefrei: "barrierefrei",
  drinnen: "drinnen",
  draussen: "draußen",
  anmeldung: "mit Anmeldung",
  "ohne-anmeldung": "ohne Anmeldung",
};

/** Chips that say for whom a query was understood to ask. */
export const audienceTexts = {
  babies: "für Babys",
  toddlers: "für Kleinkinder",
  pupils: "für Schulkinder",
  children: "für Kinder",
  teenagers: "für Jugendliche",
  seniors: "für Ältere",
  families: "für Familien",
  yearOlds: (age: number) => `für ${age}-Jährige`,
};
