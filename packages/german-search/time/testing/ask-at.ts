import { understandTime } from "../understand";

export const village = {
  schoolHolidays: [{ name: "Weihnachtsferien", first: "2026-12-21", last: "2027-01-06" }],
};

export const askAt = (now: string) => (query: string) => understandTime(query, new Date(now), village);

/** Tuesday, 24 November 2026, ten in the morning in the village */
export const onTuesday = askAt("2026-11-24T09:00:00.000Z");

/** "2026-12-04 – 2026-12-06, 2026-12-12" */
export const daysOf = ({ days }: ReturnType<typeof understandTime>): string | undefined =>
  days?.spans
    .map(({ from, to }) => (to?.equals(from) ? `${from}` : `${from} – ${to ?? ""}`.trim()))
    .join(", ");

/** "18–24", and "20.5" for a moment */
export const hoursOf = ({ hours }: ReturnType<typeof understandTime>): string | undefined =>
  hours && [...new Set([hours.hours.from, hours.hours.to])].join("–");
