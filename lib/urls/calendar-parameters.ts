/** The parameters of the calendar's view, in the order of links */
export const calendarParameters = {
  quickDate: "zeit",
  month: "monat",
  day: "tag",
  from: "von",
  to: "bis",
  category: "kategorie",
  organiser: "veranstalter",
  look: "ansicht",
  around: "umgebung",
  page: "seite",
} as const;
