import { hoursOn } from "./day-hours";
import { readOpeningHours } from "./read-opening-hours";

const spansOn = (line: string, day: string) => {
  const { spans, reason } = hoursOn({ openingHours: readOpeningHours(line) ?? [] }, day);
  return [...spans.map(({ from, to, isCertain }) => `${from}-${to}${isCertain ? "" : " ?"}`), reason ?? ""];
};

test.each([
  ["Mo–Sa 8–20, Sonn- und Feiertage 10–18", "2026-12-06", ["10:00-18:00", ""]],
  // 1 May 2026 is a Friday.
  ["Mo–Sa 8–20, Sonn- und Feiertage 10–18", "2026-05-01", ["10:00-18:00", ""]],
  ["Mo–Fr 8–12 auch an Feiertagen, So 14–18", "2026-05-01", ["08:00-12:00", ""]],
  ["Mo–Fr 8–12, feiertags geschlossen", "2026-05-01", ["Tag der Arbeit"]],
  ["Sa 9–22 Uhr (nur jeden 1. im Monat)", "2026-11-28", [""]],
  ["Sa 9–22 Uhr (nur jeden 1. im Monat)", "2026-12-05", ["09:00-22:00", ""]],
  ["Mo–Fr 8–12 n. V.", "2026-12-02", ["08:00-12:00 ?", ""]],
  ["Mai–Sept. So 10–18, Okt.–April So 10–16", "2026-12-06", ["10:00-16:00", ""]],
])("„%s“ on %s", (line, day, spans) => expect(spansOn(line, day)).toEqual(spans));
