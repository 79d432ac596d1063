import type { Kind } from "@/lib/routes";

/** Words of the frame around every page and of the parts that pages are built from. */
export const shellTexts = {
  siteTitle: "Dorfforum",
  skip: "Zum Inhalt springen",
  home: (title: string) => `${title} – Startseite`,
  startPage: "Start",
  service: "Service",
  about: "Über uns",
  contact: "Kontakt",
  logIn: "Anmelden",
  participate: "Mitmachen",
  categories: "Kategorien",
  menu: "Menü",
  stopMotion: "Bewegung anhalten",
  playMotion: "Bewegung abspielen",
  toTop: "Nach oben",
  pageLoading: "Seite wird geladen",
  closeMessage: "Meldung schließen",
};

export const searchTexts = {
  area: "Suche im Dorfforum",
  largeArea: "Große Suche",
  label: "Suche",
  placeholder: "Suche",
  listening: "Ich höre zu …",
  clear: "Suche löschen",
  submit: "Suchen",
  startVoice: "Sprachsuche starten",
  stopVoice: "Sprachsuche beenden",
};

export const footerTexts = {
  openingHours: "Rathaus geöffnet",
  phone: "Telefon",
  fax: "Telefax",
  forum: "Dorfforum",
  events: "Veranstaltungen",
  legal: "Rechtliches",
  easyLanguage: "Leichte Sprache",
  imprint: "Impressum",
  privacy: "Datenschutz",
  accessibility: "Barrierefreiheit",
  cookies: "Cookie-Einstellungen",
};

export const notFoundTexts = {
  title: "Seite nicht gefunden",
  lead: "Dieser Weg führt leider ins freie Feld. Vielleicht wurde die Seite verschoben oder die Adresse enthält einen Tippfehler.",
  hint: "Mit der Suche oben finden Sie alles, was im Dorfforum steht.",
  home: "Zur Startseite",
  report: "Fehler melden",
};

export const failureTexts = {
  title: "Hier ist etwas schiefgegangen",
  lead: "Diese Seite lässt sich gerade nicht anzeigen. Es liegt nicht an Ihnen. Bitte versuchen Sie es noch einmal.",
  retry: "Erneut versuchen",
  home: "Zur Startseite",
  reference: (name: string) => `Wenn Sie uns dazu schreiben, nennen Sie bitte: Vorgang ${name}`,
};

export const partTexts = {
  breadcrumbs: "Brotkrumen",
  pages: "Seiten",
  page: "Seite",
  previous: "Zurück",
  next: "Weiter",
  allDay: "ganztägig",
};

export const kindTexts: Record<Kind | "seite", string> = {
  veranstaltung: "Veranstaltung",
  beitrag: "Beitrag",
  angebot: "Angebot",
  info: "Info",
  verein: "Verein",
  kindertagesstätte: "Kindertagesstätte",
  seite: "Seite",
};
