import { daysOfRow, toRows } from "./opening-rows";

test("days become a row for each run", () => {
  const rows = toRows([{ days: ["Do", "Mo", "Di", "Mi", "Sa"], from: "08:00", to: "12:00", note: "Büro" }]);
  expect(rows).toEqual([
    { Tage: "Mo–Do", Von: "08:00", Bis: "12:00", Hinweis: "Büro" },
    { Tage: "Sa", Von: "08:00", Bis: "12:00", Hinweis: "Büro" },
  ]);
});

test.each([
  ["Di", ["Di"]],
  ["Mo–Mi", ["Mo", "Di", "Mi"]],
  ["Sa - Mo", ["Sa", "So", "Mo"]],
])("a row of %s is on its days", (Tage, days) => expect(daysOfRow(Tage)).toEqual(days));
