import { routes } from "@/lib/urls/routes";

/** A page of each kind, with its title and its heading */
export const pages: [path: string, title: string | RegExp, h1: string | RegExp][] = [
  [routes.home, "Dorfforum Musterbach", "Was suchen Sie in Musterbach?"],
  [routes.imprint, "Impressum", "Impressum"],
  [routes.privacy, "Datenschutz", /^Datenschutz/],
  [routes.accessibility, "Erklärung zur Barrierefreiheit", "Erklärung zur Barrierefreiheit"],
  [routes.easyLanguage, "Leichte Sprache", "Leichte Sprache"],
  [routes.newcomers, "Welcome · Ласкаво просимо · مرحبا", "Welcome · Ласкаво просимо · مرحبا"],
  [routes.glossary, "Glossar", "Glossar"],
  [routes.participate, "Mitmachen", "Mitmachen"],
  [routes.offline, "Für unterwegs", "Für unterwegs"],
  [routes.contact, "Kontakt", "Kontakt"],
  [routes.letterSubscription(), "Bescheid bekommen", "Bescheid bekommen"],
  [routes.event("feuerwehrfest"), /^Feuerwehrfest.* – Dorfforum Musterbach$/, "Feuerwehrfest am Gerätehaus"],
  [routes.article("abfallkalender"), /^.+ – Dorfforum Musterbach$/, /Abfall/],
  [routes.clubs, "Übersicht der Vereine", "Vereine in Musterbach"],
  [routes.daycare, "Übersicht der Kindertagesstätten und Grundschulen", "Kindertagesstätten in Musterbach"],
  [routes.news(), "Aktuelles", "Aktuelles"],
  [routes.news(2), "Aktuelles, Seite 2", "Aktuelles, Seite 2"],
  [routes.search(), "Suchergebnisse", "Alle Inhalte"],
  [routes.search({ kind: "angebot" }), "Suchergebnisse", "Angebote"],
  [routes.search({ q: "Feuerwehr" }), "Suchergebnisse", "Suchergebnisse"],
  [routes.search({ c: "Rathaus & Verwaltung" }), "Suchergebnisse", /Rathaus & Verwaltung/],
  [routes.category("rathaus-verwaltung"), "Suchergebnisse", /Rathaus & Verwaltung/],
];

/** Addresses that are answered with the page for unknown addresses */
export const missing = [
  routes.week("2026-02-30"),
  routes.week("2000-01-01"),
  "/gibt-es-nicht",
  "/gibt/es/nicht.png",
  routes.event("gibt-es-nicht"),
  routes.article("gibt-es-nicht"),
  routes.offer("gibt-es-nicht"),
  routes.info("gibt-es-nicht"),
  routes.event("ä /&%".repeat(60)),
  "/veranstaltung",
  "/veranstaltung/feuerwehrfest/noch-etwas",
  "/sitemap/1",
  "/dateien/gibt-es-nicht.svg",
  "/medien/gibt-es-nicht.svg",
  "/%E0%A4%A",
  "/stoerung",
  "/uebersicht",
  "/%C3%BCbersicht/anderes",
];
