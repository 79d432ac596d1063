import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { addMonths, presentMonth } from "@/lib/dates/months";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { routes } from "@/lib/urls/routes";

/** The path of one page of each route that the demo village has. */
export const everyRoute = [
  routes.home,
  routes.imprint,
  routes.privacy,
  routes.accessibility,
  routes.easyLanguage,
  routes.newcomers,
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

/** An address that is answered with the page for unknown addresses */
export const unknown = "/gibt-es-nicht";

export const nextMonth = routes.calendar({ month: addMonths(presentMonth(new Date()), 1), look: "monat" });

/** Those pages, and the views that differ from them */
export const everyView = [
  ...everyRoute,
  routes.cookies(),
  routes.reportBarrier(),
  routes.reportContent(),
  routes.letterSubscription(),
  routes.propose("veranstaltung"),
  routes.calendar(),
  routes.calendar({ look: "monat" }),
  nextMonth,
  routes.subscribe(),
  routes.poster({ period: "monat" }),
  routes.week(berlinDay(new Date())),
  routes.waste,
  routes.wasteOf("musterbach"),
  roomRoutes.rooms,
  roomRoutes.room("turnhalle"),
  roomRoutes.askForRoom("turnhalle"),
  registrationRoutes.register("wanderung-muehlenweg"),
  routes.event("krabbelgruppe"),
  routes.club("freiwillige-feuerwehr-musterbach"),
  routes.search({ q: "Feuerwehr" }),
  routes.search({ q: "qwertzuiop" }),
  unknown,
];
