import type { Kind } from "@/lib/urls/search-params";

export const paginationTexts = {
  pages: "Seiten",
  page: "Seite",
  previous: "Zurück",
  next: "Weiter",
};

export const kindTexts: Record<Kind, string> = {
  veranstaltung: "Veranstaltung",
  beitrag: "Beitrag",
  angebot: "Angebot",
  info: "Info",
  verein: "Verein",
  kindertagesstätte: "Kita oder Schule",
  seite: "Seite",
};

export const linkTexts = { external: "externer Link" };
