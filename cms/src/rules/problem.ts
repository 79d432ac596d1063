/** What is wrong with one field; the path is Strapi's, so that the admin panel shows the text at that field. */
export type Problem = { path: (string | number)[]; message: string };

/** The fields that were sent; a save sends only what changed. */
export type Fields = Readonly<Record<string, unknown>>;

export type Rule = (sent: Fields, stored: Fields) => Problem[];
