import { routes } from "@/lib/urls/routes";
import { isStorable } from "./storable-pages";

const isStorablePath = (path: string) => isStorable(new URL(path, "https://forum.example"));

test.each([
  routes.home,
  routes.calendar(),
  routes.calendar({ from: "2026-11-23", to: "2026-12-06", page: 2 }),
  routes.event("feuerwehrfest", "2026-11-28"),
  routes.easyArticle("abfallkalender"),
  routes.club("chor"),
  routes.clubs,
  routes.contact,
  routes.cookies(),
  routes.offline,
])("%s may be stored", (path) => expect(isStorablePath(path)).toBe(true));

test.each([
  routes.search({ q: "Fest" }),
  routes.category("jugend"),
  routes.contactForm("antwort-1"),
  routes.cookies("gespeichert"),
  routes.participate,
  routes.propose("veranstaltung"),
  routes.sent("beleg"),
  routes.proposal("code"),
  routes.preview("zeichen"),
  routes.feedback("beitrag", "bach"),
  routes.eventFile("feuerwehrfest"),
  routes.calendarFile(),
  routes.unavailable,
])("%s is private or no page to read, and is never stored", (path) =>
  expect(isStorablePath(path)).toBe(false),
);
