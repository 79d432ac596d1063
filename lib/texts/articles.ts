/** Words around reading an article. */
export const readingTexts = {
  print: "Drucken",
  readAloud: "Vorlesen",
  pause: "Vorlesen anhalten",
  resume: "Vorlesen fortsetzen",
  stop: "Vorlesen beenden",
  relatedEvents: "Termine dazu",
};
