import { mainEntryTexts } from "./shell";

export const articleTexts = {
  article: "Beitrag",
  lead: "Was im Dorf geschieht: alle Beiträge, die neuesten zuerst.",
  page: (page: number) => (page === 1 ? mainEntryTexts.news : `${mainEntryTexts.news}, Seite ${page}`),
  none: "Hier ist noch nichts eingetragen",
  feed: "Neue Beiträge mit einem Feed-Programm lesen",
  minutes: (minutes: number) => (minutes === 1 ? "1 Minute Lesezeit" : `${minutes} Minuten Lesezeit`),
  about: "Es geht um:",
  toEasyLanguage: "In Leichter Sprache lesen",
  toFullText: "Zum vollständigen Text",
  /** The title of the version's document */
  easyTitle: (title: string) => `${title} (Leichte Sprache)`,
  easyLanguage: "Sie lesen diesen Beitrag in Leichter Sprache.",
  fullText: "Sie lesen den vollständigen Text.",
  related: "Weiterlesen",
  nextEvents: "Nächste Veranstaltungen",
};

export const readAloudTexts = {
  readAloud: "Vorlesen",
  pause: "Anhalten",
  resume: "Fortsetzen",
  stop: "Beenden",
  failed: "Das Vorlesen klappt in diesem Browser gerade nicht.",
  /** @param language "Ukrainisch" */
  noVoice: (language: string) => `Vorlesen geht hier nicht: Ihr Gerät hat keine Stimme für ${language}.`,
  leftOut: (languages: readonly string[]) =>
    `Ausgelassen wird, was auf ${languages.join(" und ")} geschrieben ist: Dafür hat Ihr Gerät keine Stimme.`,
};
