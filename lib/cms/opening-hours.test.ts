import { openingHours } from "./opening-hours";

const days = (Tage: string) => openingHours.parse([{ Tage, Von: "08:00", Bis: "12:00" }])[0]?.days;

test("one day, a span of days, and a span over the weekend", () => {
  expect(days("Di")).toEqual(["Di"]);
  expect(days("Mo–Do")).toEqual(["Mo", "Di", "Mi", "Do"]);
  expect(days("Sa–Mo")).toEqual(["Sa", "So", "Mo"]);
});

test("seconds are cut off and a missing list is empty", () => {
  const spans = openingHours.parse([{ Tage: "Mo", Von: "08:00:00.000", Bis: "12:30:00.000", Hinweis: null }]);
  expect(spans).toEqual([{ days: ["Mo"], from: "08:00", to: "12:30", note: undefined }]);
  expect(openingHours.parse(null)).toEqual([]);
});
