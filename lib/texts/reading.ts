/** Words of the pages that people come to read. */

export const contentTexts = {
  externalLink: "externer Link",
  table: (heading: string) => (heading ? `Tabelle: ${heading}` : "Tabelle"),
  done: "erledigt",
  open: "offen",
  footnotes: "Fußnoten",
  backToText: "Zurück zum Text",
  contents: "Inhalt",
  inPreparation: "Dieser Text wird gerade überarbeitet. Bitte schauen Sie bald wieder vorbei.",
  map: "Auf der Karte ansehen",
  closed: "geschlossen",
  openingHours: "Öffnungszeiten",
};

export const pageTitles = {
  imprint: "Impressum",
  privacy: "Datenschutz",
  accessibility: "Erklärung zur Barrierefreiheit",
  easyLanguage: "Leichte Sprache",
  participate: "Mitmachen",
  contact: "Kontakt",
  results: "Suchergebnisse",
  clubs: "Übersicht der Vereine",
  daycare: "Übersicht der Kindertagesstätten und Grundschulen",
  unavailable: "Zurzeit nicht erreichbar",
};

export const homeTexts = {
  title: (village?: string) => (village ? `Was suchen Sie in ${village}?` : "Was suchen Sie?"),
  lead: "Termine, Vereine, Angebote und Neuigkeiten – alles an einem Ort.",
  oftenSearched: "Oft gesucht:",
  quickEntries: "Schnelleinstieg",
  allDates: "Alle Termine",
  clubsFromAToZ: "Vereine A–Z",
  daycare: "Kitas & Schulen",
  offers: "Angebote",
  news: "Neuigkeiten",
  contact: "Kontakt",
  today: "Heute im Dorf",
  nextEvents: "Nächste Veranstaltungen",
  allEvents: "Alle Veranstaltungen",
  articles: "Aus dem Dorf",
  allArticles: "Alle Beiträge",
  allOffers: "Alle Angebote",
  organisations: "Vereine und Einrichtungen",
  clubTile: (count: number) => (count > 1 ? `${count} Vereine, ein Dorf` : "Vereine im Dorf"),
  clubTileText: "Von der Feuerwehr bis zum Chor: Finden Sie Menschen, die teilen, was Ihnen Freude macht.",
  allClubs: "Alle Vereine",
  daycareTile: "Kitas und Schulen",
  daycareTileText: (count: number) =>
    `${count === 1 ? "Eine Einrichtung" : `${count} Einrichtungen`} mit Adresse, Öffnungszeiten und Plätzen auf einen Blick.`,
  allDaycare: "Alle Einrichtungen",
  welcome: "Willkommen",
  join: "Machen Sie mit!",
  joinLead:
    "Das Dorfforum lebt davon, dass viele beitragen. Melden Sie Ihren Termin, stellen Sie Ihren Verein vor oder helfen Sie in der Redaktion.",
  report: "Termin melden",
  addClub: "Verein eintragen",
  help: "Mithelfen",
};

export const eventTexts = {
  event: "Veranstaltung",
  events: "Veranstaltungen",
  atAGlance: "Auf einen Blick",
  when: "Wann",
  where: "Wo",
  who: "Wer",
  cost: "Eintritt",
  accessibility: "Barrierefreiheit",
  registration: "Anmeldung",
  toCalendar: "In den Kalender",
  register: "Zur Anmeldung",
  allDay: "ganztägig",
  moreDates: "Weitere Termine",
  leftOut: (days: string) => `Fällt aus: ${days}`,
  related: "Weitere Veranstaltungen",
  isOver: "vorbei",
  over: "Diese Veranstaltung ist vorbei.",
  seriesOver: "Diese Veranstaltungsreihe ist vorbei.",
  notice: "Wichtiger Hinweis",
  status: { abgesagt: "Abgesagt", verschoben: "Verschoben", ausgebucht: "Ausgebucht" },
  statusNotice: {
    abgesagt: "Diese Veranstaltung ist abgesagt. Sie findet nicht statt.",
    verschoben: "Diese Veranstaltung ist verschoben. Bitte achten Sie auf den Termin auf dieser Seite.",
    ausgebucht: "Diese Veranstaltung ist ausgebucht. Es gibt keine freien Plätze mehr.",
  },
};

export const recurrenceTexts = {
  weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  months: [
    ...["Januar", "Februar", "März", "April", "Mai", "Juni"],
    ...["Juli", "August", "September", "Oktober", "November", "Dezember"],
  ],
  ordinals: new Map<number, string>([
    [1, "ersten"],
    [2, "zweiten"],
    [3, "dritten"],
    [4, "vierten"],
    [5, "fünften"],
    [-1, "letzten"],
    [-2, "vorletzten"],
  ]),
  every: (unit: string) => `jeden ${unit}`,
  daily: "jeden Tag",
  everyDays: (interval: number) => `alle ${interval} Tage`,
  everyWeeks: (interval: number, days: string) => `alle ${interval} Wochen am ${days}`,
  weekday: (ordinal: string, day: string) => `am ${ordinal} ${day}`,
  dayOfMonth: (day: number) => (day === -1 ? "am letzten Tag" : `am ${day}.`),
  monthly: (interval: number) => (interval === 1 ? "jedes Monats" : `alle ${interval} Monate`),
  yearly: (interval: number, days: string) =>
    interval === 1 ? `jedes Jahr ${days}` : `alle ${interval} Jahre ${days}`,
  onDay: (day: string) => `am ${day}`,
  inMonths: (months: string) => `im ${months}`,
  and: "und",
  until: (date: string) => `bis ${date}`,
  /** With a hyphen that does not break */
  times: (count: number) => `${count}\u2011mal`,
  repeated: "mehrere Termine",
};

export const articleTexts = {
  article: "Beitrag",
  articles: "Beiträge",
  minutes: (minutes: number) => (minutes === 1 ? "1 Minute Lesezeit" : `${minutes} Minuten Lesezeit`),
  toEasyLanguage: "In Leichter Sprache lesen",
  toFullText: "Zum vollständigen Text",
  easyLanguage: "Sie lesen diesen Beitrag in Leichter Sprache.",
  fullText: "Sie lesen den vollständigen Text.",
  related: "Weiterlesen",
};

export const organisationTexts = {
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

export const contactTexts = {
  address: "So erreichen Sie uns",
  editors: "Redaktion",
};

export const unavailableTexts = {
  lead: "Das Dorfforum kann seine Inhalte gerade nicht laden. Es liegt nicht an Ihnen.",
  advice: "Bitte versuchen Sie es in ein paar Minuten noch einmal. Wenn es eilt, rufen Sie im Rathaus an.",
  retry: "Zur Startseite",
};

export const legalTexts = {
  responsible: "Verantwortlich",
  contacts: "Ihre Ansprechstellen",
  representative: "Vertretungsberechtigt",
  supervisor: "Aufsichtsbehörde",
  editor: "Redaktion",
  dataProtectionOfficer: "Datenschutzbeauftragte",
  dataProtectionAuthority: "Aufsichtsbehörde für Datenschutz",
  barrierContact: "Barrieren melden",
  enforcementBody: "Durchsetzungsstelle",
};
