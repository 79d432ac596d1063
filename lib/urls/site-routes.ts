import { featureRoutes } from "@/lib/features-base";
import { alarmParameter, calendarParameters } from "./calendar-parameters";
import { comparisonName, filterNames } from "./overview-parameters";
import { iconFile, publicFile, routes } from "./routes";
import { any, api, build, file, page } from "./site-route";

/**
 * Every route of the site, and all that depends on its address alone. Decided are pages and files (lib/routing/page-rules.ts);
 * metrics, rate limits, caches, nginx, the sitemap and reading offline follow from the table.
 */

/** What a visitor has typed or sent: an answer with it is stored nowhere. */
export const typedParameters = ["q", "antwort", "text"];
/** What a visitor has chosen: an answer with it is stored by their browser alone. */
export const chosenParameters = ["c", "ohne", "woertlich", "vergleich", "stand", "personen"];

const results = { parameters: ["q", "c", "art", "ohne", "woertlich", "seite"], limit: "searches" } as const;
const subscribed = [calendarParameters.category, calendarParameters.organiser, alarmParameter];
const [isStorable, isListed, isPersonal] = [true, true, true];

export const pageRoutes = {
  home: page(routes.home, { isStorable, isListed }),
  imprint: page(routes.imprint, { isStorable, isListed }),
  privacy: page(routes.privacy, { isStorable, isListed }),
  accessibility: page(routes.accessibility, { isStorable, isListed }),
  easyLanguage: page(routes.easyLanguage, { isStorable, isListed }),
  newcomers: page(routes.newcomers, { isStorable }),
  glossary: page(routes.glossary, { isStorable, isListed }),
  contact: page(routes.contact, { isStorable, isListed, parameters: ["antwort"] }),
  participate: page(routes.participate, { isListed, parameters: ["art", "seite", "antwort"] }),
  reportBarrier: page(routes.reportBarrier(), { parameters: ["seite", "antwort"] }),
  reportContent: page(routes.reportContent(), { parameters: ["seite", "antwort"] }),
  cookies: page(routes.cookies(), { isStorable, parameters: ["stand"] }),
  offline: page(routes.offline, { isStorable }),
  calendar: page(routes.calendar(), {
    isStorable,
    isListed,
    parameters: Object.values(calendarParameters),
  }),
  subscribe: page(routes.subscribe(), { isListed, parameters: subscribed }),
  poster: page(routes.poster(), { parameters: ["zeitraum", "ab"] }),
  week: page(routes.week(any)),
  news: page(routes.news(), { isStorable, isListed, parameters: ["seite"] }),
  clubs: page(routes.clubs, { isStorable, isListed, parameters: [filterNames.q, filterNames.group] }),
  daycare: page(routes.daycare, {
    isStorable,
    isListed,
    parameters: [...Object.values(filterNames), comparisonName],
  }),
  search: page(routes.search(), results),
  category: page(routes.category(any), { ...results, isDeep: true }),
  event: page(routes.event(any), { isStorable, parameters: [calendarParameters.day] }),
  article: page(routes.article(any), { isStorable, parameters: ["sprache"] }),
  club: page(routes.club(any), { isStorable }),
  facility: page(routes.facility(any), { isStorable }),
  sent: page(routes.sent(any), { isPersonal }),
  proposal: page(routes.proposal(any), { isPersonal, parameters: ["stand", "antwort"], limit: "proposals" }),
  preview: page(routes.preview(any), { isPersonal }),
  unavailable: page(routes.unavailable, { isPersonal }),
  ...featureRoutes.pages,
};

/** What is no HTML: texts for programs, pictures, scripts, and the redirects of offers and infos */
const versioned = { parameters: ["v"], limit: "files" } as const;

export const fileRoutes = {
  feed: file(routes.feed),
  sitemap: file(routes.sitemap),
  sitemapPart: file(routes.sitemapPart(any)),
  robots: file(routes.robots),
  securityTxt: file(routes.securityTxt),
  openSearch: file(routes.openSearch),
  manifest: file(routes.manifest),
  offlineWorker: file(routes.offlineWorker),
  calendarFile: file(routes.calendarFile(), { parameters: subscribed }),
  eventFile: file(routes.eventFile(any), { parameters: [calendarParameters.day] }),
  contactCard: file(routes.contactCard(any)),
  embedded: file(routes.embedded(any)),
  offer: file(routes.offer(any)),
  info: file(routes.info(any)),
  media: file(routes.media(any), { parameters: ["v", "w", "f"], limit: "files" }),
  villageIcon: file(routes.villageIcon(any), versioned),
  shareOfSite: file(routes.sharePicture("seite", any), versioned),
  shareOfEvent: file(routes.sharePicture("veranstaltung", any), { ...versioned, parameters: ["v", "tag"] }),
  shareOfArticle: file(routes.sharePicture("beitrag", any), versioned),
  shareOfOrganisation: file(routes.sharePicture("organisation", any), versioned),
  ...featureRoutes.files,
};

/** They check what they are asked by themselves. */
const apiRoutes = {
  suggestions: api(routes.suggestionsApi(""), { limit: "suggestions" }),
  results: api(routes.searchApi(), { limit: "searches" }),
  clubWords: api(routes.clubWords, { limit: "pages" }),
  datesOn: api(routes.datesOn(""), { limit: "suggestions" }),
  offlinePlan: api(routes.offlinePlan, { limit: "pages" }),
  formTarget: api(routes.formTarget(any)),
  robotTask: api(routes.robotTask("")),
  withdrawal: api(routes.withdrawal(any)),
  consentChoice: api(routes.consentChoice),
  monitoring: api(routes.monitoring),
  metrics: api(routes.metrics),
  health: api(routes.health),
  live: api(routes.live),
  ready: api(routes.ready),
  webhook: api(routes.webhook),
  ...featureRoutes.api,
};

const buildRoutes = {
  scripts: build(`/_next/static/${any}`, { isDeep: true }),
  publicFiles: build(publicFile(any), { isDeep: true, limit: "files" }),
  icons: build(iconFile(any), { limit: "files" }),
};

export type PageName = keyof typeof pageRoutes;
export type DecidedRoute = keyof typeof pageRoutes | keyof typeof fileRoutes;

export const siteRoutes = { ...pageRoutes, ...fileRoutes, ...apiRoutes, ...buildRoutes };
export type RouteName = keyof typeof siteRoutes;
