/** The id of <main>: where the skip link leads and the focus lands after a navigation. */
export const contentId = "inhalt";
