export const contentTexts = {
  table: (heading: string) => (heading ? `Tabelle: ${heading}` : "Tabelle"),
  done: "erledigt",
  open: "offen",
  footnotes: "Fußnoten",
  backToText: "Zurück zum Text",
  contents: "Inhalt",
  inPreparation: "Dieser Text wird gerade überarbeitet. Bitte schauen Sie bald wieder vorbei.",
  downloads: "Dateien zum Herunterladen",
  gallery: "Bilder",
  enlarge: "(Bild in groß)",
  map: "Auf der Karte ansehen",
  closed: "geschlossen",
  openingHours: "Öffnungszeiten",
  breadcrumbs: "Brotkrumen",
  contact: "So erreichen Sie uns",
  editors: "Redaktion",
};

/** Titles of the pages that editors write */
export const pageTitles = {
  imprint: "Impressum",
  privacy: "Datenschutz",
  accessibility: "Erklärung zur Barrierefreiheit",
  easyLanguage: "Leichte Sprache",
  participate: "Mitmachen",
  contact: "Kontakt",
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

export const reportLinkTexts = {
  barrier: "Barriere melden",
  content: "Inhalt melden",
  outdated: "Stimmt etwas nicht mehr?",
};

export const sharingTexts = {
  print: "Drucken",
  share: "Teilen",
  copyLink: "Link kopieren",
  byMail: "Per E-Mail teilen",
  copied: "Der Link ist kopiert.",
  notCopied: "Der Link ließ sich nicht kopieren. Hier ist er:",
};
