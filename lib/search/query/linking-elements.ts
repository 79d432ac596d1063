/** German's linking elements between the parts of a compound: Gemeinderat-s-sitzung, Sonne-n-hang, Kind-er-turnen. */
export const linkingElements = ["", "s", "n", "e", "es", "en", "er"];

export const isLinkingElement = (letters: string): boolean => linkingElements.includes(letters);

/** A compound's first part with and without its linking element: "gemeinderats" → gemeinderats, gemeinderat */
export const withoutLinkingElement = (part: string): string[] =>
  linkingElements
    .filter((link) => part.endsWith(link))
    .map((link) => part.slice(0, part.length - link.length));
