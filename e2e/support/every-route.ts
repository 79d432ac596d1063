import { routes } from "@/lib/routes";

/** The path of one page of each route that the demo village has. */
export const everyRoute = [
  routes.home,
  routes.imprint,
  routes.privacy,
  routes.accessibility,
  routes.easyLanguage,
  routes.glossary,
  routes.participate,
  routes.contact,
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.news(),
  routes.club("musikverein-musterbach"),
  routes.facility("kita-bachkiesel"),
  routes.clubs,
  routes.daycare,
  routes.category("jugend"),
  routes.offline,
];
