import type { Core } from "@strapi/strapi";
import { features } from "../../../features";
import { isOn } from "../../../slots/is-on";
import { panelRoute } from "../../../slots/panel-routes";
import { addresses } from "./controllers/addresses";
import { calendar } from "./controllers/calendar";
import { copies } from "./controllers/copies";
import { featuresInPanel } from "./controllers/features";
import { places } from "./controllers/places";
import { specialDays } from "./controllers/special-days";
import { startPage } from "./controllers/start-page";
import { submissions } from "./controllers/submissions";
import { tables } from "./controllers/tables";
import { canAccessSubmission, canCreateDrafts, policies } from "./policies";

// Strapi reads this when it loads plugins, before any of them registers.
const panels = features.flatMap(({ name, panel }) => (panel && isOn(name) ? panel : []));

const routes = {
  admin: {
    type: "admin",
    prefix: "/redaktion",
    routes: [
      panelRoute(
        "POST",
        "/einsendungen/:documentId/entwurf",
        "submissions.createDraft",
        canAccessSubmission({ action: "update", field: "documentId", param: "documentId" }),
        canCreateDrafts,
      ),
      panelRoute(
        "POST",
        "/einsendungen/:documentId/ablehnung",
        "submissions.decline",
        canAccessSubmission({ action: "update", field: "documentId", param: "documentId" }),
      ),
      panelRoute("GET", "/mailversand", "submissions.mails"),
      panelRoute(
        "GET",
        "/einsendungen/:reference/bild",
        "submissions.picture",
        canAccessSubmission({ action: "read", field: "Vorgangsnummer", param: "reference" }),
      ),
      panelRoute(
        "GET",
        "/entwuerfe/:documentId/einsendung",
        "submissions.origin",
        canAccessSubmission({ action: "read", field: "Entwurf", param: "documentId" }),
      ),
      panelRoute("GET", "/adressen/:uid/:slug", "addresses.find"),
      panelRoute("POST", "/kopien/:uid/:documentId", "copies.create"),
      panelRoute("POST", "/eigene-seite/:uid/:documentId", "copies.createArticle"),
      panelRoute("GET", "/startseite", "startPage.find"),
      { method: "GET", path: "/funktionen", handler: "features.find", config: { auth: false } },
      panelRoute("POST", "/funktionen/:name/leeren", "features.empty"),
      panelRoute("GET", "/besondere-tage", "specialDays.find"),
      panelRoute("POST", "/besondere-tage", "specialDays.enter"),
      panelRoute("GET", "/kalendertage", "calendar.days"),
      panelRoute("GET", "/tabellen/:list", "tables.download"),
      panelRoute("GET", "/schreibweisen", "places.spellings"),
      panelRoute("POST", "/orte/:documentId/schreibweise", "places.join"),
      ...panels.flatMap((panel) => panel.routes),
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
    copies,
    features: featuresInPanel,
    places,
    specialDays,
    startPage,
    submissions,
    tables,
    ...Object.assign({}, ...panels.map((panel) => panel.controllers)),
  },
  policies: Object.assign({}, policies, ...panels.map((panel) => panel.policies)),
  routes,
};
