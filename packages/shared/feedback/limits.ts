/** In characters, of a remark. The schema of `anmerkung` has the same number. */
export const maxRemarkLength = 500;
/** Of all pages together: however many visitors write, the database does not fill up. */
export const maxStoredRemarks = 2000;
