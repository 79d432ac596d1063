export const glossaryTexts = {
  title: "Glossar",
  lead: "Wörter aus Ämtern und Sitzungen, kurz erklärt. In den Texten der Website sind sie gepunktet unterstrichen: Tippen Sie darauf, um die Erklärung zu lesen.",
  empty: "Das Glossar ist noch leer. Bitte schauen Sie bald wieder vorbei.",
  explain: "Erklärung anzeigen",
  more: "Mehr dazu",
  moreAbout: (term: string) => `Mehr zu ${term}`,
};
