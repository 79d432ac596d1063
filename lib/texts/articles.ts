export const articleTexts = {
  article: "Beitrag",
  articles: "Beiträge",
  minutes: (minutes: number) => (minutes === 1 ? "1 Minute Lesezeit" : `${minutes} Minuten Lesezeit`),
  toEasyLanguage: "In Leichter Sprache lesen",
  toFullText: "Zum vollständigen Text",
  easyLanguage: "Sie lesen diesen Beitrag in Leichter Sprache.",
  fullText: "Sie lesen den vollständigen Text.",
  related: "Weiterlesen",
  relatedEvents: "Termine dazu",
};

export const readAloudTexts = {
  readAloud: "Vorlesen",
  pause: "Anhalten",
  resume: "Fortsetzen",
  stop: "Beenden",
  failed: "Das Vorlesen klappt in diesem Browser gerade nicht.",
};
