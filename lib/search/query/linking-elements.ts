/** What German puts between the parts of a compound: Gemeinderat-s-sitzung, Sonne-n-hang, Kind-er-turnen. */
export const joins = ["", "s", "n", "e", "es", "en", "er"];

export const isJoin = (letters: string): boolean => joins.includes(letters);

/** A compound's first part as it may stand alone: "gemeinderats" → gemeinderats, gemeinderat */
export const withoutJoins = (part: string): string[] =>
  joins.filter((join) => part.endsWith(join)).map((join) => part.slice(0, part.length - join.length));
