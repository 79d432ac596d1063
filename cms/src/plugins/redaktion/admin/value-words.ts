/**
 * How the panel shows the values of enumerations. Strapi looks for them among its translations in forms and filters;
 * lists use the same (list-columns.tsx).
 */
export const valueWords: Record<string, string> = {
  // Bearbeitungsstand
  neu: "Neu",
  "in Arbeit": "In Arbeit",
  erledigt: "Erledigt",
  abgelehnt: "Abgelehnt",
  "durch Absender zurückgezogen": "Zurückgezogen",
  // What visitors send
  kontakt: "Nachricht",
  barriere: "Barriere gemeldet",
  inhalt: "Inhalt gemeldet",
  aenderung: "Änderung mitgeteilt",
  veranstaltung: "Veranstaltung",
  organisation: "Verein oder Einrichtung",
  beitrag: "Beitrag",
  angebot: "Anzeige",
  hilfe: "Hilfsangebot",
  // Events and organisations
  geplant: "Findet statt",
  abgesagt: "Abgesagt",
  verschoben: "Verschoben",
  ausgebucht: "Ausgebucht",
  faellt_aus: "Fällt aus",
  verlegt: "Verlegt",
  hinweis: "Hinweis",
  zusaetzlich: "Zusätzlicher Termin",
  kein_termin: "Kein Termin",
  verein: "Verein",
  kindertagesstätte: "Kita oder Grundschule",
  // Special days
  geschlossen: "Geschlossen",
  "geänderte Zeiten": "Geänderte Zeiten",
  // Bins
  schwarz: "Schwarz",
  braun: "Braun",
  blau: "Blau",
  gelb: "Gelb",
  grün: "Grün",
  rot: "Rot",
  violett: "Violett",
  orange: "Orange",
  grau: "Grau",
  // The day of the week's letter
  montag: "Montag",
  dienstag: "Dienstag",
  mittwoch: "Mittwoch",
  donnerstag: "Donnerstag",
  freitag: "Freitag",
  samstag: "Samstag",
  sonntag: "Sonntag",
  // Icons of quick entries
  "calendar-days": "Kalender",
  users: "Menschen",
  school: "Schule",
  tag: "Etikett",
  "trash-2": "Mülltonne",
  "heart-pulse": "Herz",
  newspaper: "Zeitung",
  "map-pin": "Ort",
  phone: "Telefon",
  "file-text": "Blatt Papier",
  info: "Information",
  "hand-heart": "Hand mit Herz",
};
