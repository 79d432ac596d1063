import { german } from "@dorfforum/shared/text/languages";
import { defaultBins } from "@dorfforum/shared/waste/bins";
import type { Article } from "@/lib/cms/articles";
import type { Category } from "@/lib/cms/categories";
import type { EventItem, VillageEvent } from "@/lib/cms/events";
import type { Picture } from "@/lib/cms/media";
import type { Organisation } from "@/lib/cms/organisations";
import type { Page } from "@/lib/cms/pages";
import type { RedirectEntry } from "@/lib/cms/redirect-entries";
import type { Settings } from "@/lib/cms/settings";
import type { Notice } from "@/lib/notices/cms/notices";

/** Complete entries for tests: each factory takes the fields that matter to the test. Ids derive from the slug. */

const changedAt = "2026-11-01T08:00:00.000Z";

export const aCategory = (given: Partial<Category> = {}): Category => ({
  id: `category-${given.slug ?? "kultur"}`,
  name: "Kultur",
  slug: "kultur",
  description: undefined,
  position: 1,
  ...given,
});

export const aNotice = (given: Partial<Notice> = {}): Notice => ({
  id: "notice",
  text: "Das Trinkwasser muss abgekocht werden.",
  level: "Warnung",
  from: undefined,
  until: "2026-12-01T12:00:00.000Z",
  target: undefined,
  changedAt,
  ...given,
});

export const aPicture = (given: Partial<Picture> = {}): Picture => ({
  id: "picture",
  file: "markt.jpg",
  version: "1",
  src: "/dateien/markt.jpg?v=1",
  alt: "Der Markt im Schnee",
  caption: undefined,
  width: 1600,
  height: 900,
  focus: undefined,
  mime: "image/jpeg",
  ...given,
});

/** Days ("YYYY-MM-DD") on which a series is cancelled */
export const cancelled = (...days: string[]): EventItem["exceptions"] =>
  days.map((day) => ({ day, kind: "cancelled" }));

/** An event as the replica holds it, with the ids of its relations. */
export const anEventItem = (given: Partial<EventItem> = {}): EventItem => ({
  id: `event-${given.slug ?? "adventsmarkt"}`,
  slug: "adventsmarkt",
  title: "Adventsmarkt",
  summary: "Buden, Glühwein und Musik.",
  start: "2026-11-28T13:00:00.000Z",
  end: "2026-11-28T20:00:00.000Z",
  allDay: false,
  recurrence: undefined,
  exceptions: [],
  notOnHolidays: false,
  notInSchoolHolidays: false,
  villageDays: undefined,
  place: "Kirchplatz",
  address: "Am Markt 1, 12345 Musterbach",
  roomId: undefined,
  roomPart: undefined,
  latitude: undefined,
  longitude: undefined,
  categoryIds: [],
  organiserId: undefined,
  cost: undefined,
  registration: undefined,
  attendance: undefined,
  accessibility: undefined,
  picture: undefined,
  gallery: [],
  downloads: [],
  files: [],
  status: "geplant",
  changedAt,
  createdAt: changedAt,
  ...given,
});

export const anEvent = (given: Partial<VillageEvent> = {}): VillageEvent => {
  const { categoryIds: _categoryIds, organiserId: _organiserId, ...event } = anEventItem();
  const id = `event-${given.slug ?? event.slug}`;
  return { ...event, id, categories: [], organiser: undefined, ...given };
};

export const anArticle = (given: Partial<Article> = {}): Article => ({
  id: `article-${given.slug ?? "bach"}`,
  slug: "bach",
  title: "Der Bach darf wieder Kurven machen",
  teaser: "Was sich geändert hat.",
  text: "Seit dieser Woche fließt der Bach in seinem neuen Bett.",
  language: german,
  easyLanguage: undefined,
  date: "2026-11-18",
  validUntil: undefined,
  isUnlisted: undefined,
  categories: [],
  relatedIds: [],
  organisationIds: [],
  gallery: [],
  downloads: [],
  files: [],
  picture: undefined,
  changedAt,
  ...given,
});

export const aRedirectEntry = (given: Partial<RedirectEntry> = {}): RedirectEntry => ({
  id: `signpost-${given.slug ?? "buergerbus"}`,
  slug: "buergerbus",
  title: "Bürgerbus: Fahrt buchen",
  summary: "Viermal am Tag zum Bahnhof.",
  target: "https://buergerbus.example.org/",
  isExternal: true,
  categories: [],
  confirmedOn: "2026-10-01",
  validUntil: undefined,
  createdAt: changedAt,
  picture: undefined,
  changedAt,
  ...given,
});

export const anOrganisation = (given: Partial<Organisation> = {}): Organisation => ({
  id: `organisation-${given.slug ?? "musikverein"}`,
  slug: "musikverein",
  name: "Musikverein",
  type: "verein",
  kind: "Musikverein",
  accentColour: undefined,
  description: "Blasmusik seit 1898.",
  street: "Am Anger 2",
  postcode: "12345",
  town: "Musterbach",
  phone: undefined,
  email: undefined,
  website: undefined,
  contactRole: undefined,
  openingHours: [],
  ages: undefined,
  places: undefined,
  openingHoursNote: undefined,
  specialDays: [],
  land: undefined,
  latitude: undefined,
  longitude: undefined,
  categories: [],
  picture: undefined,
  confirmedOn: "2026-10-01",
  files: [],
  changedAt,
  ...given,
});

export const aPage = (given: Partial<Page> = {}): Page => ({
  id: `page-${given.slug ?? "impressum"}`,
  slug: "impressum",
  title: "Impressum",
  text: "Gemeinde Musterbach",
  language: german,
  files: [],
  changedAt,
  ...given,
});

export const someSettings = (given: Partial<Settings> = {}): Settings => ({
  id: "settings",
  village: "Musterbach",
  siteTitle: "Dorfforum Musterbach",
  subtitle: undefined,
  greeting: undefined,
  metaDescription: undefined,
  municipality: "Gemeinde Musterbach",
  county: undefined,
  street: "Markt 4",
  postcode: "12345",
  town: "Musterbach",
  phone: "030 23125 100",
  fax: undefined,
  email: "rathaus@musterbach.example.org",
  editorsEmail: undefined,
  website: undefined,
  latitude: undefined,
  longitude: undefined,
  aboutPath: undefined,
  searchExample: undefined,
  nothingFoundHint: undefined,
  openingHours: [],
  openingHoursNote: undefined,
  specialDays: [],
  emergencyNote: undefined,
  footerNote: undefined,
  representative: undefined,
  supervisor: undefined,
  editor: undefined,
  dataProtectionOfficer: undefined,
  dataProtectionAuthority: undefined,
  barrierContact: undefined,
  enforcementBody: undefined,
  days: { land: undefined, schoolHolidays: [] },
  shortAddresses: [],
  bins: defaultBins,
  quickEntries: [],
  confirmedForMonths: undefined,
  oftenSearched: [],
  wordBreaks: [],
  areaCode: undefined,
  logo: undefined,
  smallLogo: undefined,
  video: undefined,
  nightVideo: undefined,
  videoStill: undefined,
  silhouette: undefined,
  palette: {},
  files: [],
  changedAt,
  ...given,
});
