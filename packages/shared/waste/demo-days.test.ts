import { demoDays } from "./demo-days.ts";

const dayMs = 86_400_000;

test.each(["2026-11-30", "2027-06-01", "2031-01-01"])(
  "every second week stays every second week, also after a year of 53 weeks: on %s",
  (today) => {
    const lines = demoDays([{ Titel: "Papier", Wochentag: "Mo", Woche: "gerade" }], today, "Berlin");
    const days = lines.split("\n").map((line) => {
      const [, day, month, year] = /(\d\d)\.(\d\d)\.(\d{4})/.exec(line) ?? [];
      return Date.parse(`${year}-${month}-${day}`);
    });
    expect(days.length).toBeGreaterThan(50);
    for (const [at, day] of days.slice(1).entries()) {
      const gap = (day - (days[at] ?? 0)) / dayMs;
      // A holiday moves a day by one.
      expect(Math.abs(gap - 14)).toBeLessThanOrEqual(1);
    }
  },
);
