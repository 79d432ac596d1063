/** Words around reading an article. */
export const readingTexts = {
  print: "Drucken",
  readAloud: "Vorlesen",
  pause: "Anhalten",
  resume: "Fortsetzen",
  stop: "Beenden",
  failed: "Das Vorlesen klappt in diesem Browser gerade nicht.",
  relatedEvents: "Termine dazu",
};
