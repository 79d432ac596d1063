import { routes } from "@/lib/urls/routes";

/** Pages whose content is the same for everybody. Forms, receipts, proposals, previews and searches are not among them. */
const fixedPages = new Set([
  routes.home,
  routes.imprint,
  routes.privacy,
  routes.accessibility,
  routes.easyLanguage,
  routes.glossary,
  routes.contact,
  routes.cookies(),
  routes.calendar(),
  routes.news(),
  routes.clubs,
  routes.daycare,
  routes.offline,
]);

const entryFolders = [routes.event(""), routes.article(""), routes.club(""), routes.facility("")];

/** Parameters that choose a view; all others may name a visitor's response to a form. */
const viewParameters = new Set([
  "zeit",
  "monat",
  "tag",
  "von",
  "bis",
  "kategorie",
  "veranstalter",
  "ansicht",
  "seite",
  "sprache",
]);

const isEntry = (pathname: string): boolean =>
  entryFolders.some((folder) => pathname.startsWith(folder) && !pathname.slice(folder.length).includes("/"));

/** Whether the page of a URL of this site may be stored on the device. */
export const isStorable = ({ pathname, searchParams }: URL): boolean =>
  (fixedPages.has(pathname) || isEntry(pathname)) &&
  [...searchParams.keys()].every((name) => viewParameters.has(name));
