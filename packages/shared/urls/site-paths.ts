/**
 * The paths of the site that the CMS writes too, into mails, messages and links. lib/urls/routes.ts has these and all others, with
 * their parameters.
 */

export const slugged = (path: string) => (slug: string) => `${path}/${encodeURIComponent(slug)}`;

export const imprintPath = "/impressum";
export const contactPath = "/kontakt";
export const participatePath = "/mitmachen";
export const newsPath = "/aktuelles";
/** The calendar without a choice */
export const calendarPath = "/veranstaltungen";
/** The overviews, as people write them */
export const clubsPath = "/übersicht/vereine";
export const daycarePath = "/übersicht/kindertagesstätten";
/** Where visitors order mail */
export const subscriptionsPath = "/bescheid";

export const articlePath = slugged("/beitrag");
export const eventPath = slugged("/veranstaltung");
export const offerPath = slugged("/angebot");
export const infoPath = slugged("/info");
export const clubPath = slugged("/verein");
/** The page of a day-care centre or a school */
export const facilityPath = slugged("/einrichtung");
export const wastePath = slugged("/abfall");
/** The seven days from a day ("YYYY-MM-DD") on */
export const weekPath = slugged("/woche");
/** The letter about a week, for the CMS that sends it */
export const weekLetterPath = slugged("/api/cms/woche");

/** Pages for one person, each behind a secret code (personal-paths.ts) */
export const leavingPath = slugged("/abmelden");
export const subscriptionPath = slugged(subscriptionsPath);
/** Where the contact of an entry says that it is still right */
export const confirmationPath = slugged("/bestaetigen");
/** Where the sender of a proposal corrects or withdraws it */
export const proposalPath = slugged("/einsendung");
export const sentPath = slugged("/gesendet");
/** Where the sender of a request for a room follows or withdraws it */
export const roomRequestPath = slugged("/raum/anfrage");
export const caretakerPath = slugged("/raum/kalender");
/** A draft, by a signed link that expires */
export const previewPath = (link: string): string => `/vorschau/${link}`;

/** Themes are of letters, digits and ":", which a path takes as they are (packages/shared/subscriptions/themes.ts). */
export const leaveThemePath = (code: string, theme: string): string => `${leavingPath(code)}/${theme}`;
/** A caretaker's calendar */
export const caretakerFilePath = (code: string): string => `${caretakerPath(code)}/raum.ics`;
