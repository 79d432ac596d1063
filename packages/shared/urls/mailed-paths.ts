import { slugged } from "./site-paths.ts";

/** Further paths of the site that the CMS writes: apart from those that the script of every page needs (site-paths.ts) */

export const imprintPath = "/impressum";
/** Where visitors order mail */
export const subscriptionsPath = "/bescheid";
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
/** A draft, by a signed link that expires */
export const previewPath = (link: string): string => `/vorschau/${link}`;

/** Themes are of letters, digits and ":", which a path takes as they are (packages/shared/letters/themes.ts). */
export const leaveThemePath = (code: string, theme: string): string => `${leavingPath(code)}/${theme}`;
