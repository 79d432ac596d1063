import { parseOpeningHours } from "./parse-hours";

const read = (text: string) =>
  parseOpeningHours(text)?.map(({ days, from, to }) => `${days.join(" ")} ${from}-${to}`);

test.each([
  ["Mittwoch 15 bis 18 Uhr, Samstag 9 bis 13 Uhr", ["Mi 15:00-18:00", "Sa 09:00-13:00"]],
  [
    "geöffnet mittwochs von 15 bis 18 Uhr und samstags von 9 bis 13 Uhr.",
    ["Mi 15:00-18:00", "Sa 09:00-13:00"],
  ],
  ["Geöffnet ist dienstags und donnerstags von 14 bis 18 Uhr", ["Di Do 14:00-18:00"]],
  ["Mo–Fr 7–18.30 Uhr", ["Mo Di Mi Do Fr 07:00-18:30"]],
  [
    "Montag bis Freitag: 8:00 – 12:00 Uhr und 14 bis 16 Uhr",
    ["Mo Di Mi Do Fr 08:00-12:00", "Mo Di Mi Do Fr 14:00-16:00"],
  ],
  ["Mo, Di, Do 8-12 Uhr; Sonnabend 9-11 Uhr", ["Mo Di Do 08:00-12:00", "Sa 09:00-11:00"]],
  ["täglich von 10 bis 18 Uhr geöffnet", ["Mo Di Mi Do Fr Sa So 10:00-18:00"]],
])("„%s“ is read", (text, spans) => {
  expect(read(text)).toEqual(spans);
});

test.each([
  "am ersten Sonntag im Monat von 14 bis 17 Uhr",
  "montags bis freitags von 7 bis 18:30 Uhr und samstags bis 13 Uhr",
  "mittwochs nach Vereinbarung",
  "samstags im Sommer von 9 bis 12 Uhr",
  "Montag und Dienstag",
  "von 8 bis 12 Uhr",
  "werktags von 7 bis 19 Uhr",
  "Freitag 22 bis 2 Uhr",
  "jeden zweiten Samstag 9–12 Uhr",
  "nur montags von 9 bis 12 Uhr, außer in den Ferien",
  "",
])("„%s“ is not certain", (text) => {
  expect(read(text)).toBeUndefined();
});
