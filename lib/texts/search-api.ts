/** What the search's API says to programs. */
export const searchApiTexts = {
  kind: "„art“ muss veranstaltung, beitrag, angebot, info, verein, kindertagesstätte oder seite sein.",
  page: "„seite“ muss eine ganze Zahl ab 1 sein.",
  without:
    "„ohne“ muss zeit, tageszeit, zielgruppe, art, kostenlos, barrierefrei, drinnen, draussen oder anmeldung sein, höchstens 20-mal.",
  literally: "„woertlich“ muss 0 oder 1 sein.",
  notReady: "Die Suche ist gleich bereit. Bitte versuchen Sie es in ein paar Sekunden erneut.",
  noContent: "Die Suche hat zurzeit keine Inhalte. Bitte versuchen Sie es in einer Minute erneut.",
};
