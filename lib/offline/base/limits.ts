/** What reading offline may take up on a device, and for how long */

export const maxPages = 80;
export const maxPageAgeDays = 30;

export const maxPictures = 60;
/** Larger ones are not stored, so that all of them have 5 MB at most. */
export const maxPictureBytes = 80_000;

export const maxFiles = 300;

/** Shown beside the button; e2e/offline.spec.ts compares them with what is stored. */
export const usualBytes = 3_000_000;
export const maxBytes = 20_000_000;

/** Days whose events are shown offline */
export const shownDays = 14;
