import { fromTo } from "./calendar";

export const weekTexts = {
  title: (days: string) => `Die Woche ${fromTo(days)}`,
  shortTitle: "Die Woche",
  description: (village: string) => `Was in ${village} in sieben Tagen los ist, mit allen Änderungen.`,
  descriptionHere: "Was in sieben Tagen los ist, mit allen Änderungen.",
  link: "Die nächsten sieben Tage auf einem Blatt",
  weeks: "Wochen",
  before: "Woche davor",
  after: "Woche danach",
  changed: "Abgesagt und verschoben",
  today: "heute",
  over: "Diese Woche ist vorbei.",
  nothing: "In diesen sieben Tagen steht nichts im Kalender.",
  allEvents: "Alle Veranstaltungen",
  asOf: (time: string) => `Stand: ${time}`,
};
