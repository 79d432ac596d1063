import { routes } from "@/lib/urls/routes";
import { isPagePath } from "./is-page-path";

test.each([
  routes.home,
  routes.clubs,
  routes.event("a.b"),
  routes.search({ q: "a.ics" }),
  "/beitrag/x#abschnitt",
])("%s is a page", (href) => expect(isPagePath(href)).toBe(true));

test.each([
  routes.offer("brennholz"),
  routes.info("wetter"),
  "/veranstaltungen.ics",
  "/veranstaltung/markt/kalender.ics",
  "/feed.xml",
  "/dateien/plan.pdf",
  "https://example.org/",
  "//example.org/",
  "mailto:a@example.org",
  "#inhalt",
])("%s is not a page", (href) => expect(isPagePath(href)).toBe(false));
