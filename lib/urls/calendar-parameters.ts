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
  page: "seite",
} as const;

/** Of calendar files: when their alarms ring */
export const alarmParameter = "erinnerung";
export const alarms = ["1tag", "1stunde"] as const;
export type Alarm = (typeof alarms)[number];
