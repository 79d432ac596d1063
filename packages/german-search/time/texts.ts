/** Chips that say which days a query was understood to mean. */
export const dateTexts = {
  today: "heute",
  tomorrow: "morgen",
  dayAfterTomorrow: "übermorgen",
  yesterday: "gestern",
  dayBeforeYesterday: "vorgestern",
  /** By how many units away */
  relative: {
    week: {
      [-2]: "vorletzte Woche",
      [-1]: "letzte Woche",
      0: "diese Woche",
      1: "nächste Woche",
      2: "übernächste Woche",
    },
    weekend: {
      [-2]: "am vorletzten Wochenende",
      [-1]: "am letzten Wochenende",
      0: "am Wochenende",
      1: "am nächsten Wochenende",
      2: "am übernächsten Wochenende",
    },
    month: { [-1]: "letzten Monat", 0: "diesen Monat", 1: "nächsten Monat", 2: "übernächsten Monat" },
    year: { [-1]: "letztes Jahr", 0: "dieses Jahr", 1: "nächstes Jahr", 2: "übernächstes Jahr" },
  } as Record<"week" | "weekend" | "month" | "year", Record<number, string>>,
  partOf: {
    START: (month: string) => `Anfang ${month}`,
    MID: (month: string) => `Mitte ${month}`,
    END: (month: string) => `Ende ${month}`,
  },
  calendarWeek: (week: number) => `Kalenderwoche ${week}`,
  from: (date: string) => `ab ${date}`,
  until: (first: string, last: string) => `${first} bis ${last}`,
  inMonth: (month: string) => `im ${month}`,
  in: (span: string) => `in ${span}`,
  before: (span: string) => `vor ${span}`,
  inTheNext: (span: string) => `in den nächsten ${span}`,
  inTheLast: (span: string) => `in den letzten ${span}`,
  everyWeekday: (weekday: string) => `${weekday.toLowerCase()}s`,
  more: "weitere",
  units: {
    day: (count: number) => `${count} ${count === 1 ? "Tag" : "Tagen"}`,
    week: (count: number) => `${count} ${count === 1 ? "Woche" : "Wochen"}`,
    month: (count: number) => `${count} ${count === 1 ? "Monat" : "Monaten"}`,
    year: (count: number) => `${count} ${count === 1 ? "Jahr" : "Jahren"}`,
  },
};

/** "19.30" */
const clock = (hours: number): string => {
  const minutes = Math.round((hours % 1) * 60);
  return `${Math.floor(hours)}${minutes ? `.${String(minutes).padStart(2, "0")}` : ""}`;
};

/** Chips that say which hours a query was understood to mean. */
export const hourTexts = {
  morning: "morgens",
  lateMorning: "vormittags",
  midday: "mittags",
  afternoon: "nachmittags",
  evening: "abends",
  afterWork: "nach Feierabend",
  night: "nachts",
  midnight: "um Mitternacht",
  daytime: "tagsüber",
  now: "jetzt",
  at: (hours: number) => `um ${clock(hours)} Uhr`,
  from: (hours: number) => `ab ${clock(hours)} Uhr`,
  before: (hours: number) => `vor ${clock(hours)} Uhr`,
  between: (from: number, to: number) => `${clock(from)}–${clock(to)} Uhr`,
};
