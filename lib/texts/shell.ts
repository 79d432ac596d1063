/** No script needs these. */
export const siteTexts = {
  siteTitle: "Dorfforum",
  skip: "Zum Inhalt springen",
  home: (title: string) => `${title} – Startseite`,
  startPage: "Start",
  service: "Service",
};

/** What the script of every page needs */
export const shellTexts = {
  about: "Über uns",
  contact: "Kontakt",
  logIn: "Anmelden",
  logInNote: "für die Redaktion",
  mainMenu: "Hauptmenü",
  categories: "Kategorien",
  menu: "Menü",
  letterSubscription: "Bescheid bekommen",
  pageLoading: "Seite wird geladen",
  closeMessage: "Meldung schließen",
};

/** The main ways into the site */
export const mainEntryTexts = {
  events: "Veranstaltungen",
  clubs: "Vereine",
  daycare: "Kitas & Schulen",
  news: "Aktuelles",
  participate: "Mitmachen",
  easyLanguage: "Leichte Sprache",
};

export const footerTexts = {
  openingHours: "Öffnungszeiten des Rathauses",
  emergency: "Im Notfall",
  phone: "Telefon",
  forum: "Dorfforum",
  languages: "Sprachen",
  legal: "Rechtliches",
  glossary: "Glossar",
  imprint: "Impressum",
  privacy: "Datenschutz",
  accessibility: "Barrierefreiheit",
  cookies: "Cookie-Einstellungen",
};

export const seoTexts = {
  feed: (siteTitle: string) => `${siteTitle}: Neuigkeiten`,
  search: (siteTitle: string) => `${siteTitle} durchsuchen`,
};
