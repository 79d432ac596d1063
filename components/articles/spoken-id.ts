/** What is read aloud of a page. */
export const spokenId = "vorlesetext";
