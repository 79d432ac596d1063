/**
 * Fixed paths of the site, and those that the CMS writes too, into mails, messages and links. lib/urls/routes.ts has these and all
 * others, with their parameters.
 */

export const slugged = (path: string) => (slug: string) => `${path}/${encodeURIComponent(slug)}`;

export const contactPath = "/kontakt";
export const participatePath = "/mitmachen";
/** The waste calendar, whose districts are in mailed-paths.ts */
export const wasteCalendarPath = "/abfall";
export const newsPath = "/aktuelles";
/** The calendar without a choice */
export const calendarPath = "/veranstaltungen";
/** The overviews, as people write them */
export const clubsPath = "/übersicht/vereine";
export const daycarePath = "/übersicht/kindertagesstätten";

export const articlePath = slugged("/beitrag");
export const eventPath = slugged("/veranstaltung");
export const offerPath = slugged("/angebot");
export const infoPath = slugged("/info");
export const clubPath = slugged("/verein");
/** The page of a day-care centre or a school */
export const facilityPath = slugged("/einrichtung");
