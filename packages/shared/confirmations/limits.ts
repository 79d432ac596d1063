/** Months after which somebody is asked whether an entry is still right */
export const monthsUntilAsked = 12;
/** Days for which nobody is asked again: longer than a year, so that nobody is asked twice in one */
export const askedDays = 400;
/** Days for which the link of such a mail can be used */
export const linkDays = 60;
