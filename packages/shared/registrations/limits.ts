/** The most places of one registration */
export const maxPlacesAtOnce = 20;
/** The most places that somebody may ask for. @param places of the event; undefined without a limit */
export const maxPlacesOf = (places: number | undefined): number =>
  Math.min(places || maxPlacesAtOnce, maxPlacesAtOnce);
/** Registrations of one mailbox that wait for their confirmation */
export const maxOpenPerMailbox = 3;
/** Registrations from one network in an hour, which the site counts */
export const maxPerNetworkAndHour = 20;
/** How long an unconfirmed registration waits; it holds no place. */
export const confirmHours = 48;
/** Days after the date for which registrations are kept */
export const keptDays = 14;
/** Who stands on the waiting list is asked, and who wants it reminded, between these hours of the day; there are so many hours to answer. */
export const askedHours = { from: 8, until: 21 };
export const answerHours = 24;
/** Nobody is asked when no more than so many hours are left. */
export const lastAskHours = 3;
/** Letters of an organiser to all of a date, in 24 hours */
export const maxLettersPerDay = 2;
