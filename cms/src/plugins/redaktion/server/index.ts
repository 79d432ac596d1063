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
import { tables } from "./controllers/tables";

// Strapi reads this when it loads plugins, before any of them registers.
const panels = features.flatMap(({ name, panel }) => (panel && isOn(name) ? panel : []));

const routes = {
  admin: {
    type: "admin",
    prefix: "/redaktion",
    routes: [
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
    tables,
    ...Object.assign({}, ...panels.map((panel) => panel.controllers)),
  },
  policies: Object.assign({}, ...panels.map((panel) => panel.policies)),
  routes,
};
