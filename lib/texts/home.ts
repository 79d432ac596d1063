export const homeTexts = {
  title: (village?: string) => (village ? `Was suchen Sie in ${village}?` : "Was suchen Sie?"),
  lead: "Veranstaltungen, Vereine, Angebote und Neuigkeiten – alles an einem Ort.",
  oftenSearched: "Oft gesucht:",
  quickEntries: "Schnelleinstieg",
  clubsFromAToZ: "Vereine A–Z",
  offers: "Angebote",
  contact: "Kontakt",
  today: "Heute im Dorf",
  nothingToday: (isSomethingOver: boolean) =>
    `Heute steht nichts ${isSomethingOver ? "mehr " : ""}an. Als Nächstes:`,
  allOfToday: (count: number) => `Alle ${count} Veranstaltungen von heute`,
  eventsOfToday: "Veranstaltungen",
  weekByMail: "Einmal in der Woche per E-Mail",
  /** Never that no warning is in force: this site knows only what the municipality publishes here. */
  noUrgentNotice: "Keine eilige Mitteilung der Gemeinde.",
  officialWarnings: "Amtliche Warnungen:",
  warningServices: [
    { name: "NINA", href: "https://warnung.bund.de/meldungen" },
    { name: "Deutscher Wetterdienst", href: "https://www.dwd.de/warnungen" },
  ],
  from: (time: string) => `ab ${time}`,
  nextEvents: "Nächste Veranstaltungen",
  allEvents: "Alle Veranstaltungen",
  articles: "Aus dem Dorf",
  allArticles: "Alle Beiträge",
  allOffers: "Alle Angebote",
  /** What the title of a private advertisement begins with */
  wanted: "Suche:",
  organisations: "Vereine und Einrichtungen",
  clubTile: (count: number) => (count > 1 ? `${count} Vereine, ein Dorf` : "Vereine im Dorf"),
  clubTileText: "Von der Feuerwehr bis zum Chor: Finden Sie Menschen, die teilen, was Ihnen Freude macht.",
  allClubs: "Alle Vereine",
  daycareTile: "Kitas und Schulen",
  daycareTileText: (count: number) =>
    count === 0
      ? "Wo Kinder spielen und lernen: mit Adresse, Öffnungszeiten und Plätzen auf einen Blick."
      : `${count === 1 ? "Eine Einrichtung" : `${count} Einrichtungen`} mit Adresse, Öffnungszeiten und Plätzen auf einen Blick.`,
  allDaycare: "Alle Einrichtungen",
  welcome: (village?: string) => (village ? `Willkommen in ${village}` : "Willkommen"),
  join: "Machen Sie mit!",
  joinLead:
    "Das Dorfforum lebt davon, dass viele beitragen. Melden Sie Ihre Veranstaltung, stellen Sie Ihren Verein vor oder helfen Sie in der Redaktion.",
  report: "Veranstaltung melden",
  addClub: "Verein eintragen",
  help: "Mithelfen",
};
