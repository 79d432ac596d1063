export const organisationTexts = {
  clubsTitle: "Übersicht der Vereine",
  daycareTitle: "Übersicht der Kindertagesstätten und Grundschulen",
  clubs: (village?: string) => (village ? `Vereine in ${village}` : "Vereine"),
  clubsLead: (count: number) =>
    count === 1 ? "Ein Verein gestaltet das Leben im Dorf." : `${count} Vereine gestalten das Leben im Dorf.`,
  addClub: "Tragen Sie Ihren Verein ein",
  daycare: (village?: string) => (village ? `Kindertagesstätten in ${village}` : "Kindertagesstätten"),
  daycareLead: "Kitas, Kindertagespflege und Schulen mit Adresse, Öffnungszeiten, Altersgruppen und Plätzen.",
  none: "Hier ist noch nichts eingetragen.",
  letters: "Von A bis Z",
  letter: (letter: string) => `Zum Buchstaben ${letter}`,
  address: "Adresse",
  phone: "Telefon",
  fax: "Telefax",
  news: "Neues",
  email: "E-Mail",
  contact: "Ansprechperson",
  ages: "Altersgruppe",
  places: "Plätze insgesamt",
  openingHoursNote: "Hinweis zu den Zeiten",
  website: "Website",
  toWebsite: "Zur Website",
  to: "bis",
  /** What opening hours are called: those of a choir are no opening hours. */
  hours: { verein: "Zeiten", kindertagesstätte: "Öffnungszeiten" },
  overview: { verein: "Vereine", kindertagesstätte: "Kitas und Schulen" },
  /** Not "44 Plätze" alone, which would read like free ones */
  placeCount: (count: number) =>
    count === 1 ? "1 Platz insgesamt" : `${count.toLocaleString("de-DE")} Plätze insgesamt`,
  facts: "Kontakt und Zeiten",
  about: "Kurz vorgestellt",
  events: "Nächste Veranstaltungen",
  allEvents: "Alle Veranstaltungen",
  noEvents: "Zurzeit ist keine Veranstaltung eingetragen.",
  subscribe: "Kalender abonnieren",
  howToSubscribe: "So geht ein Kalender-Abo",
  articles: "Beiträge",
  compareWith: "Mit anderen vergleichen",
};

const list = new Intl.ListFormat("de-DE");
const call = (phone?: string) => (phone ? `Bitte anrufen: ${phone}.` : "Bitte anrufen.");

export const openingTexts = {
  openUntil: (hour: string) => `heute geöffnet bis ${hour} Uhr`,
  openAllDay: "heute durchgehend geöffnet",
  closedNow: "jetzt geschlossen",
  closedToday: (reason?: string) => (reason ? `heute geschlossen (${reason})` : "heute geschlossen"),
  withNote: (text: string, note?: string) => (note ? `${text} (${note})` : text),
  /** Of a day on which many are closed without saying so */
  unconfirmed: (hours: readonly string[], phone?: string) =>
    `Üblich ist heute ${list.format(hours)}; für diesen Tag ist nichts eingetragen. ${call(phone)}`,
  unconfirmedMeeting: "üblicherweise; für diesen Tag ist nichts eingetragen",
  usually: (when: string) => `üblicherweise ${when} (für diesen Tag ist nichts eingetragen)`,
  /** Of hours that do not hold on each of their days */
  atTheEarliest: (when: string) => `frühestens ${when}`,
  limitedToday: (hours: string) => `heute ${hours}`,
  otherHours: (note?: string, phone?: string) =>
    `Heute gelten andere Zeiten${note ? ` (${note})` : ""}. ${call(phone)}`,
  specialDays: "Besondere Tage",
  specialDay: (days: string, hours: readonly string[] | undefined, note?: string) => {
    const what = hours ? (hours.length > 0 ? list.format(hours) : "geschlossen") : "andere Zeiten";
    return `${days}: ${what}${note ? ` (${note})` : ""}`;
  },
  at: (when: string, hour: string) => `${when} um ${hour} Uhr`,
  opens: (when: string) => `öffnet ${when}`,
  meetsNext: (when: string) => `nächstes Mal ${when}`,
  meetsUntil: (hour: string) => `jetzt, bis ${hour} Uhr`,
  today: "heute",
  tomorrow: "morgen",
  onDay: (day: string) => `am ${day}`,
};

export const overviewTexts = {
  clubs: {
    form: "Vereine filtern",
    find: "Verein finden",
    groups: "Bereich",
    shown: (shown: number, total: number) => shownOf(shown, total, "Verein", "Vereine", "Vereinen"),
  },
  daycare: {
    form: "Einrichtungen filtern",
    find: "Einrichtung finden",
    groups: "Art",
    shown: (shown: number, total: number) =>
      shownOf(shown, total, "Einrichtung", "Einrichtungen", "Einrichtungen"),
  },
  all: "Alle",
  counted: (label: string, count: number) => `${label} (${count})`,
  age: "Alter des Kindes",
  anyAge: "jedes Alter",
  years: (age: number) => (age === 0 ? "unter 1 Jahr" : age === 1 ? "1 Jahr" : `${age} Jahre`),
  filter: "Filtern",
  reset: "Alle zeigen",
  nothing: "Dazu passt kein Eintrag.",
  contactCard: "Kontaktdaten speichern",
  /** The hidden end of a link's or field's name */
  of: (name: string) => ` von ${name}`,
  addressBook: "Adressbuch",
};

function shownOf(shown: number, total: number, one: string, many: string, ofMany: string): string {
  if (shown === total) return total === 1 ? `1 ${one}` : `${total} ${many}`;
  return `${shown} von ${total} ${ofMany}`;
}

export const comparisonTexts = {
  compare: "Vergleichen",
  howTo: "Kreuzen Sie zwei bis vier Einrichtungen an und stellen Sie sie nebeneinander.",
  submit: "Vergleichen",
  chosen: "ausgewählt",
  clear: "Leeren",
  title: "Vergleich",
  kind: "Art",
  table: (names: readonly string[]) => `Vergleich: ${names.join(", ")}`,
  tooFew: "Bitte kreuzen Sie mindestens zwei Einrichtungen an.",
  tooMany: "Es lassen sich höchstens vier Einrichtungen vergleichen. Sie sehen die ersten vier.",
  end: "Vergleich beenden",
  remove: (name: string) => `${name} aus dem Vergleich nehmen`,
  unknown: "keine Angabe",
};
