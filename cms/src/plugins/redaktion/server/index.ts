import type { Core } from "@strapi/strapi";
import { rooms } from "../../../features/rooms/panel-controller";
import { addresses } from "./controllers/addresses";
import { calendar } from "./controllers/calendar";
import { confirmations } from "./controllers/confirmations";
import { copies } from "./controllers/copies";
import { imports } from "./controllers/imports";
import { letters } from "./controllers/letters";
import { places } from "./controllers/places";
import { sources } from "./controllers/sources";
import { specialDays } from "./controllers/special-days";
import { startPage } from "./controllers/start-page";
import { submissions } from "./controllers/submissions";
import { tables } from "./controllers/tables";
import { versions } from "./controllers/versions";
import { canAccessSubmission, canCreateDrafts, canDecide, policies } from "./policies";

const route = (method: "GET" | "POST", path: string, handler: string, ...policies: { name: string }[]) => ({
  method,
  path,
  handler,
  config: { policies: ["admin::isAuthenticatedAdmin", ...policies] },
});

const routes = {
  admin: {
    type: "admin",
    prefix: "/redaktion",
    routes: [
      route(
        "POST",
        "/einsendungen/:documentId/entwurf",
        "submissions.createDraft",
        canAccessSubmission({ action: "update", field: "documentId", param: "documentId" }),
        canCreateDrafts,
      ),
      route(
        "POST",
        "/einsendungen/:documentId/ablehnung",
        "submissions.decline",
        canAccessSubmission({ action: "update", field: "documentId", param: "documentId" }),
      ),
      route("GET", "/mailversand", "submissions.mails"),
      route(
        "GET",
        "/einsendungen/:reference/bild",
        "submissions.picture",
        canAccessSubmission({ action: "read", field: "Vorgangsnummer", param: "reference" }),
      ),
      route(
        "GET",
        "/entwuerfe/:documentId/einsendung",
        "submissions.origin",
        canAccessSubmission({ action: "read", field: "Entwurf", param: "documentId" }),
      ),
      route("GET", "/adressen/:uid/:slug", "addresses.find"),
      route("POST", "/bestaetigungen/:uid/:documentId", "confirmations.confirm"),
      route("POST", "/kopien/:uid/:documentId", "copies.create"),
      route("POST", "/fassungen/entfernen", "versions.removeTerm"),
      route("GET", "/fassungen/:uid/:documentId", "versions.list"),
      route("GET", "/fassungen/:uid/:documentId/:version", "versions.find"),
      route("POST", "/fassungen/:uid/:documentId/:version", "versions.restore"),
      route("POST", "/eigene-seite/:uid/:documentId", "copies.createArticle"),
      route("GET", "/startseite", "startPage.find"),
      route("GET", "/besondere-tage", "specialDays.find"),
      route("POST", "/besondere-tage", "specialDays.enter"),
      route("GET", "/briefe", "letters.find"),
      route("GET", "/briefe/vorschau", "letters.preview"),
      route("GET", "/briefe/warnung/:documentId", "letters.warning"),
      route("POST", "/briefe/warnung/:documentId", "letters.warn"),
      route("POST", "/briefe/fortsetzen", "letters.resume"),
      route("POST", "/briefe/:documentId/anhalten", "letters.stop"),
      route("GET", "/kalendertage", "calendar.days"),
      route("GET", "/tabellen/:list", "tables.download"),
      route("GET", "/uebernahme", "imports.rights"),
      route("POST", "/uebernahme/pruefen", "imports.preview"),
      route("POST", "/uebernahme", "imports.run"),
      route("POST", "/schulferien", "imports.schoolHolidays"),
      route("GET", "/tonnen", "imports.bins"),
      route("POST", "/abfall", "imports.waste"),
      route("GET", "/raumanfragen", "rooms.desk"),
      route("POST", "/raumanfragen/:documentId/zusage", "rooms.confirm", canDecide("booking")),
      route("POST", "/raumanfragen/:documentId/absage", "rooms.decline", canDecide("booking")),
      route("POST", "/raumanfragen/:documentId/freigabe", "rooms.takeBack", canDecide("booking")),
      route("POST", "/orte/:documentId/kalender", "rooms.openCalendar", canDecide("room")),
      route("POST", "/orte/:documentId/kalender/ende", "rooms.closeCalendar", canDecide("room")),
      route("GET", "/quellen", "sources.list"),
      route("GET", "/quellen/auswahl", "sources.choices"),
      route("POST", "/quellen", "sources.create"),
      route("POST", "/quellen/:documentId", "sources.change"),
      route("GET", "/quellen/:documentId/vorschau", "sources.preview"),
      route("POST", "/quellen/:documentId/vorschau", "sources.preview"),
      route("POST", "/quellen/:documentId/lesen", "sources.read"),
      route("POST", "/quellen/:documentId/entfernen", "sources.remove"),
      route("GET", "/termine/:documentId/raum", "rooms.ofEvent"),
      route("GET", "/schreibweisen", "places.spellings"),
      route("POST", "/orte/:documentId/schreibweise", "places.join"),
    ],
  },
};

/** What editors need beyond Strapi's own panel. */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.customFields.register([
      { name: "ort", plugin: "redaktion", type: "string" },
      { name: "wiederholung", plugin: "redaktion", type: "string" },
    ]);
  },
  controllers: {
    addresses,
    calendar,
    confirmations,
    copies,
    imports,
    letters,
    places,
    rooms,
    sources,
    specialDays,
    startPage,
    submissions,
    tables,
    versions,
  },
  policies,
  routes,
};
