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
  email: "E-Mail",
  contact: "Ansprechperson",
  ages: "Altersgruppe",
  places: "Plätze",
  closingDays: "Schließtage",
  website: "Webseite",
  toWebsite: "Zur Webseite",
  to: "bis",
};

/** Words of the overviews of clubs, day-care centres and schools. */

const uhr = (hour: string) => `${hour} Uhr`;

export const openingTexts = {
  openUntil: (hour: string) => `heute geöffnet bis ${uhr(hour)}`,
  openAllDay: "heute durchgehend geöffnet",
  closedNow: "jetzt geschlossen",
  closedToday: (reason?: string) => (reason ? `heute geschlossen (${reason})` : "heute geschlossen"),
  closingDay: "Schließtag",
  at: (when: string, hour: string) => `${when} um ${uhr(hour)}`,
  opens: (when: string) => `öffnet ${when}`,
  meetsNext: (when: string) => `nächstes Mal ${when}`,
  today: "heute",
  tomorrow: "morgen",
  onDay: (day: string) => `am ${day}`,
};

export const overviewTexts = {
  filterClubs: "Vereine filtern",
  filterDaycare: "Einrichtungen filtern",
  findClub: "Verein finden",
  findDaycare: "Einrichtung finden",
  area: "Bereich",
  kind: "Art",
  all: "Alle",
  age: "Alter des Kindes",
  anyAge: "jedes Alter",
  years: (age: number) => (age === 0 ? "unter 1 Jahr" : age === 1 ? "1 Jahr" : `${age} Jahre`),
  filter: "Filtern",
  reset: "Alle zeigen",
  clubsShown: (shown: number, all: number) => shownOf(shown, all, "Verein", "Vereine", "Vereinen"),
  daycareShown: (shown: number, all: number) =>
    shownOf(shown, all, "Einrichtung", "Einrichtungen", "Einrichtungen"),
  nothing: "Dazu passt kein Eintrag.",
  contactCard: "Kontaktdaten speichern",
  addressBook: "Adressbuch",
};

function shownOf(shown: number, all: number, one: string, many: string, ofMany: string): string {
  if (shown === all) return all === 1 ? `1 ${one}` : `${all} ${many}`;
  return `${shown} von ${all} ${ofMany}`;
}

export const comparisonTexts = {
  compare: "Vergleichen",
  howTo: "Kreuzen Sie zwei bis vier Einrichtungen an und stellen Sie sie nebeneinander.",
  submit: "Auswahl vergleichen",
  title: "Vergleich",
  kind: "Art",
  table: (names: readonly string[]) => `Vergleich: ${names.join(", ")}`,
  tooFew: "Bitte kreuzen Sie mindestens zwei Einrichtungen an.",
  tooMany: "Es lassen sich höchstens vier Einrichtungen vergleichen. Sie sehen die ersten vier.",
  end: "Vergleich beenden",
  remove: (name: string) => `${name} aus dem Vergleich nehmen`,
  unknown: "keine Angabe",
};
