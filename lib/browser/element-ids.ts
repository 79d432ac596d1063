/** The id of <main>: target of the skip link, and of the focus after a navigation */
export const contentId = "inhalt";

/** The home page's board of today, which stands beside the search on wide screens */
export const todayId = "heute";

/** The menu's popover, for its toggle button */
export const menuId = "kategorien";

/** The part of an article that is read aloud */
export const spokenTextId = "vorlesetext";

/** The calendar that a visitor has put together, to which its form leads */
export const subscriptionId = "ihr-kalender";
