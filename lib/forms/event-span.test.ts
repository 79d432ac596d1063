/** @jest-environment node */
import { eventSpan } from "./event-span";

const none = { allDay: false, begin: "", lastDay: "", end: "" };

test("times are those of the village, in summer and in winter", () => {
  expect(eventSpan({ ...none, day: "2027-07-03", begin: "19:00" }).startsAt).toBe("2027-07-03T17:00:00.000Z");
  expect(eventSpan({ ...none, day: "2027-12-03", begin: "19:00" }).startsAt).toBe("2027-12-03T18:00:00.000Z");
});

test("an end before the beginning is in the night after", () => {
  expect(eventSpan({ ...none, day: "2027-12-31", begin: "20:00", end: "02:00" }).endsAt).toBe(
    "2028-01-01T01:00:00.000Z",
  );
});

test("an event of several days ends on the last of them", () => {
  expect(
    eventSpan({ ...none, day: "2027-10-30", begin: "14:00", lastDay: "2027-10-31", end: "18:00" }).endsAt,
  ).toBe("2027-10-31T17:00:00.000Z");
});

test("whole days begin at the village's midnight", () => {
  expect(eventSpan({ ...none, day: "2027-07-03", allDay: true, lastDay: "2027-07-04" })).toEqual({
    startsAt: "2027-07-02T22:00:00.000Z",
    endsAt: "2027-07-03T22:00:00.000Z",
  });
});
