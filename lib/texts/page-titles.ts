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
