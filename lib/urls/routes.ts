import {
  confirmationPath,
  imprintPath,
  leaveThemePath,
  previewPath,
  proposalPath,
  sentPath,
  subscriptionPath,
  subscriptionsPath,
  wastePath,
  weekLetterPath,
  weekPath,
} from "@dorfforum/shared/urls/mailed-paths";
import { calendarPath, eventPath, slugged, wasteCalendarPath } from "@dorfforum/shared/urls/site-paths";
import { subscriptionId } from "@/lib/browser/element-ids";
import { type Alarm, alarmParameter, calendarParameters as names } from "./calendar-parameters";
import type { FeedbackKind, FeedbackStage } from "./feedback-names";
import type { SearchParams } from "./search-params";
import { formFragment, query, reportPage, searchQuery, shellRoutes } from "./shell-routes";

export { illustration, isFilePath, publicFile } from "./shell-routes";

/**
 * Every German path of the site is built here and in lib/urls/shell-routes.ts, so that a
 * route is renamed in one place; those that the CMS writes too are in packages/shared/urls/site-paths.ts, those of a feature in
 * its folder (lib/rooms/base/routes.ts).
 */

/** Days that visitors often ask for, as they stand in the calendar's `zeit`. */
export const quickDates = ["heute", "morgen", "wochenende", "woche"] as const;
export type QuickDate = (typeof quickDates)[number];

/**
 * `month` "YYYY-MM"; `day`, `from` and `to` "YYYY-MM-DD"; `category` and `organiser` slugs; `around` with neighbours; `page` from 1. At most one of
 * `day`, `from` with `to`, `quickDate` and `month` is set.
 */
export type CalendarView = {
  quickDate?: QuickDate | undefined;
  month?: string | undefined;
  day?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  category?: string | undefined;
  organiser?: string | undefined;
  look?: "monat" | undefined;
  around?: boolean | undefined;
  page?: number | undefined;
};

const calendarQuery = ({
  quickDate,
  month,
  day,
  from,
  to,
  category,
  organiser,
  look,
  around,
  page,
}: CalendarView) =>
  query({
    [names.quickDate]: quickDate,
    [names.month]: month,
    [names.day]: day,
    [names.from]: from,
    [names.to]: to,
    [names.category]: category,
    [names.organiser]: organiser,
    [names.look]: look,
    [names.around]: around ? 1 : undefined,
    [names.page]: page === 1 ? undefined : page,
  });

/** Slugs of the categories and organisers whose events are subscribed to; none means all. */
type Subscribed = {
  categories?: readonly string[];
  organisers?: readonly string[];
  alarm?: Alarm | undefined;
};

const subscribedQuery = ({ categories = [], organisers = [], alarm }: Subscribed) =>
  query({ [names.category]: categories, [names.organiser]: organisers, [alarmParameter]: alarm });

/** What a share picture stands for */
export const shareKinds = ["seite", "veranstaltung", "beitrag", "organisation"] as const;
export type ShareKind = (typeof shareKinds)[number];

export const posterPeriods = ["woche", "monat"] as const;
export type PosterPeriod = (typeof posterPeriods)[number];

/** What became of a correction or a withdrawal */
export type ProposalOutcome = "geaendert" | "misslungen";

/** What became of a press of "Stimmt noch" */
export type ConfirmationOutcome = "danke" | "misslungen";

/** What became of an order of mail, or of leaving everything */
export type OrderOutcome = "bestellt" | "beendet";

/** What became of a press on the page of a subscription */
export type SubscriptionOutcome =
  | ("bestaetigt" | "pausiert" | "fortgesetzt" | "abbestellt" | "zugeschickt" | "geaendert")
  | ("leer" | "zuviel" | "misslungen");

const easyLanguageQuery = { name: "sprache", value: "leicht" };

export const isEasyLanguage = (language: string | string[] | undefined): boolean =>
  language === easyLanguageQuery.value;

/** An icon of `public/symbole`, such as "symbol-192.png" */
export const iconFile = (file: string): string => `/symbole/${file}`;

/** `responseId` is the id of a stored response to a form (lib/forms/stored-responses.ts). */
export const routes = {
  ...shellRoutes,
  imprint: imprintPath,
  privacy: "/datenschutz",
  /** The section of the text that the site comes with. Where a village named it otherwise, the page begins at its top. */
  privacyRights: "/datenschutz#abschnitt-13-ihre-rechte",
  accessibility: "/barrierefreiheit",
  glossary: "/glossar",
  /** The page that is shown with 503; only rewrites reach it. */
  unavailable: "/stoerung",
  /** A path that no route matches: rewritten to it, Next renders not-found.tsx whole, with its status. */
  nowhere: "/_nicht-gefunden",
  monitoring: "/api/monitoring",
  metrics: "/api/metrics",
  /** Takes the CMS's webhook */
  webhook: "/api/cms/webhook",
  /** The service worker of reading offline */
  offlineWorker: "/unterwegs.js",
  /** What the worker stores without its having been opened */
  offlinePlan: "/api/unterwegs",
  /** The most important on one page, and what is stored on the device */
  offline: "/unterwegs",
  consentChoice: "/api/einwilligung",
  /** `saved`: the confirmation to show; it stands in the URL because pages never depend on cookies. */
  cookies: (saved?: "gespeichert" | "signal") => `/cookie-einstellungen${query({ stand: saved })}`,
  contactForm: (responseId?: string) =>
    `/kontakt${query({ antwort: responseId })}${formFragment(responseId)}`,
  /** A form of /mitmachen; `about` is the path of the page that a change (`aenderung`) is about. */
  propose: (form: string, responseId?: string, about?: string) =>
    `/mitmachen${query({ art: form, seite: about, antwort: responseId })}${responseId ? formFragment(responseId) : ""}`,
  /** Where visitors say what is no longer right on the page at the path `about` */
  reportChange: (about?: string) => routes.propose("aenderung", undefined, about),
  reportContent: reportPage("/inhalt-melden"),
  /** Asks whether a page helped, and says what became of an answer that was sent without JavaScript. */
  feedback: (kind: FeedbackKind, slug: string, stage?: FeedbackStage, remarkId?: string) =>
    `/rueckmeldung/${kind}/${encodeURIComponent(slug)}${query({ stand: stage, text: remarkId })}`,
  feedbackTarget: (kind?: FeedbackKind, slug?: string) =>
    `/api/rueckmeldung${query({ art: kind, seite: slug })}`,
  /** An editor's preview by a signed link that expires (lib/cms/preview.ts) */
  preview: previewPath,
  /** Confirms that a form arrived; the receipt is made by lib/forms/signed-receipt.ts. */
  sent: sentPath,
  /** Where the sender of a proposal corrects or withdraws it */
  proposal: (accessCode: string, outcome?: ProposalOutcome, responseId?: string) =>
    `${proposalPath(accessCode)}${query({ stand: outcome, antwort: responseId })}${responseId ? formFragment(responseId) : ""}`,
  withdrawal: slugged("/api/zuruecknahme"),
  /** Where the contact of an entry, by the link of a mail, says that it is still right. */
  confirmation: (code: string, outcome?: ConfirmationOutcome) =>
    `${confirmationPath(code)}${query({ stand: outcome })}`,
  confirmationTarget: slugged("/api/bestaetigung"),
  /** Where visitors order mail about themes (packages/shared/letters); `keptId` is of what they typed, `typed` narrows the choices. */
  letterSubscription: (
    themes: readonly string[] = [],
    outcome?: OrderOutcome,
    keptId?: string,
    typed?: string,
  ) =>
    `${subscriptionsPath}${query({ thema: themes, suche: typed, stand: outcome, antwort: keptId })}${keptId ? formFragment(typed === undefined ? keptId : undefined) : ""}`,
  mailOrderTarget: "/api/bescheid",
  /** Orders push messages to a device; its worker posts there too. */
  deviceTarget: "/api/geraet",
  /** The page of a subscription, by the link of a mail; `keptId` is of what was ticked and not saved. */
  mailSubscription: (code: string, outcome?: SubscriptionOutcome, keptId?: string) =>
    `${subscriptionPath(code)}${query({ stand: outcome, antwort: keptId })}`,
  mailSubscriptionTarget: slugged("/api/bescheid"),
  mailSubscriptionData: (code: string) => `/api/bescheid/${encodeURIComponent(code)}/daten`,
  /** Leaves one theme. Mail programs post to it too (RFC 8058): lib/server/prepare-request.ts */
  leaveTheme: (code: string, theme: string, outcome?: SubscriptionOutcome) =>
    `${leaveThemePath(code, theme)}${query({ stand: outcome })}`,
  leaveThemeTarget: (code: string, theme?: string) =>
    `/api/abmelden/${encodeURIComponent(code)}${query({ thema: theme })}`,
  /** @param accessCode of the proposal that the form corrects */
  formTarget: (form: string, accessCode?: string) =>
    `/api/formulare/${form}${query({ einsendung: accessCode })}`,
  health: "/api/health",
  live: "/api/health/live",
  ready: "/api/health/ready",
  robotTask: (form: string) => `/api/rechenaufgabe${query({ formular: form })}`,
  /** Dates of the calendar from `first` to `last` ("YYYY-MM-DD", both included) */
  datesOn: (first: string, last?: string) => `/api/termine${query({ von: first, bis: last })}`,
  /** The words by which the overview of clubs finds each */
  clubWords: "/api/vereine",
  organisation: ({ type, slug }: { type: "verein" | "kindertagesstätte"; slug: string }) =>
    type === "verein" ? routes.club(slug) : routes.facility(slug),
  /** The picture that networks show of a shared page; `version` changes with its content, `day` is that of a date of a series. */
  sharePicture: (kind: ShareKind, slug: string, version?: string, day?: string) =>
    `/teilbild/${kind}/${encodeURIComponent(slug)}.png${query({ v: version, [names.day]: day })}`,
  /** An icon that is made of the village's own look, by its name in lib/media/village-symbol.ts */
  villageIcon: (file: string, version?: string) => `/dorfzeichen/${file}${query({ v: version })}`,
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  securityTxt: "/.well-known/security.txt",
  feed: "/feed.xml",
  openSearch: "/opensearch.xml",
  manifest: "/manifest.webmanifest",
  /** The calendar file of all dates, or of one. Not a page: the router must not follow it. */
  eventFile: (slug: string, day?: string) => `${eventPath(slug)}/kalender.ics${query({ tag: day })}`,
  calendar: (view: CalendarView = {}) => `${calendarPath}${calendarQuery(view)}`,
  subscribe: (subscribed: Subscribed = {}) => `${calendarPath}/abonnieren${subscribedQuery(subscribed)}`,
  /** The address of the calendar that the form of the page puts together */
  subscription: (subscribed: Subscribed = {}) => `${routes.subscribe(subscribed)}#${subscriptionId}`,
  calendarFile: (subscribed: Subscribed = {}) => `${calendarPath}.ics${subscribedQuery(subscribed)}`,
  /** The days on which waste is collected */
  waste: wasteCalendarPath,
  wasteOf: (district: string, year?: string) => `${wastePath(district)}${query({ jahr: year })}`,
  wasteFile: (district: string, withAlarms = false) =>
    `${wastePath(district)}/kalender.ics${query({ [alarmParameter]: withAlarms ? "abend" : undefined })}`,
  /** A sheet for the notice board; `from` is its first day ("YYYY-MM-DD"), today without one. */
  poster: ({ period, from }: { period?: PosterPeriod; from?: string } = {}) =>
    `/aushang${query({ zeitraum: period === "woche" ? undefined : period, ab: from })}`,
  /** The seven days from a day ("YYYY-MM-DD") on */
  week: weekPath,
  /** The letter about a week, for the CMS that sends it */
  weekLetter: weekLetterPath,
  /** The search as JSON: docs/suche.md */
  searchApi: (params: SearchParams = {}) => `/api/suche${searchQuery(params)}`,
  suggestionsApi: (q: string) => `/api/suche/vorschlaege${query({ q })}`,
  easyArticle: (slug: string) =>
    `${routes.article(slug)}?${easyLanguageQuery.name}=${easyLanguageQuery.value}`,
  daycareComparison: (slugs: readonly string[]) => `${routes.daycare}${query({ vergleich: slugs })}`,
  /** The overview with one centre ticked, to choose others for a comparison */
  compareWith: (slug: string) => `${routes.daycareComparison([slug])}#${encodeURIComponent(slug)}`,
  /** The next dates of an organisation, for a frame in its own website */
  embedded: slugged("/einbetten"),
  contactCard: (slug: string) => `/kontaktdaten/${encodeURIComponent(slug)}.vcf`,
};
