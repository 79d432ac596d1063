/** Weeks that the page of a room and its caretaker's calendar show */
export const shownWeeks = 8;
/** Years that a request may be ahead, and after its first date a series may go on */
export const maxYearsAhead = 2;
export const maxSeriesYears = 1;
/** Days between the first and the last of one date; the last night may end on the next morning. */
export const maxBookingDays = 31;
/** Days before a single date on which its requester is reminded */
export const reminderDays = 3;
/** Days before its end on which the requester of a series is asked whether it goes on */
export const renewalMailDays = 28;
/** Days before its end from which a series can be asked for again */
export const renewalDays = 56;
/** Days for which the address of a caretaker's calendar can be used */
export const caretakerAddressDays = 365;
