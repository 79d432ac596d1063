/** Pages of the demo village, one of each kind that visitors open most. */
export const villagePaths = [
  "/",
  "/veranstaltung/repair-cafe",
  "/suchergebnisse?q=M%C3%BCll",
  "/veranstaltungen",
  "/%C3%BCbersicht/vereine",
  "/verein/sportverein-musterbach",
  "/beitrag/abfallkalender",
  "/kontakt",
];
