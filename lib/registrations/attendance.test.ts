import { anEventItem } from "@/lib/testing/factories";
import { attendanceOf, stateOf } from "./attendance";

const now = new Date("2026-11-24T12:00:00Z");
const offer = jest.fn();
jest.mock("@/lib/letters/cms/subscriptions", () => ({ sendsMail: () => offer() }));
beforeEach(() => offer.mockReturnValue({ Wochentag: "freitag", Stunde: 8 }));

const attended = (given: Partial<NonNullable<ReturnType<typeof anEventItem>["attendance"]>> = {}) => ({
  places: 12,
  deadlineDays: undefined,
  question: undefined,
  phone: undefined,
  states: {},
  ...given,
});
const hike = (given?: Parameters<typeof attended>[0], event = {}) =>
  anEventItem({ slug: "wanderung", attendance: attended(given), ...event });
const date = { start: "2026-11-28T13:00:00.000Z" };

test.each([
  ["free places", {}, "Plätze frei", "InStock", false],
  ["few", { states: { "": "wenige" } }, "nur noch wenige Plätze", "LimitedAvailability", true],
  ["a waiting list", { states: { "": "warteliste" } }, "Warteliste", "SoldOut", true],
  ["no agreement of its club", { states: { "*": "geschlossen" } }, "Anmeldung geschlossen", "SoldOut", true],
  ["none", { states: { "": "ausgebucht" } }, "ausgebucht", "SoldOut", true],
  ["a word of a later version", { states: { "": "halbvoll" } }, "Plätze frei", "InStock", false],
])(
  "a date with %s says so, and lists say what does not go without saying",
  (_, given, label, availability, isListed) => {
    expect(attendanceOf(hike(given), date, now)).toMatchObject({ label, availability, isListed });
  },
);

test("the deadline is the end of a day, and closes by the clock", () => {
  const event = hike({ deadlineDays: 2, phone: "030 23125 140" });
  const open = attendanceOf(event, date, new Date("2026-11-26T22:59:00Z"));
  expect(open?.details).toEqual([
    "Anmeldung bis Donnerstag, 26. November 2026",
    "Ohne E-Mail: Telefon 030 23125 140",
  ]);
  expect(open?.join?.href).toBe("/anmelden/wanderung");
  const closed = attendanceOf(event, date, new Date("2026-11-26T23:00:00Z"));
  expect(closed).toEqual({
    label: "Anmeldung geschlossen",
    availability: "SoldOut",
    isListed: true,
    details: [],
  });
});

test.each([
  ["an event without", { attendance: undefined }, date],
  ["one that is cancelled", { status: "abgesagt" as const }, date],
  ["a date that has begun", {}, { start: "2026-11-24T12:00:00.000Z" }],
  ["a date that is off", {}, { ...date, change: { day: "2026-11-28", kind: "cancelled" as const } }],
])("nothing is said of %s", (_, event, of) => {
  expect(stateOf(hike({}, event), of, now)).toBeUndefined();
  expect(attendanceOf(hike({}, event), of, now)).toBeUndefined();
});

test("a date of a series is known by the day that the rule names, also where it moved", () => {
  const series = hike({ states: { "2026-12-05": "warteliste" } }, { recurrence: "FREQ=WEEKLY" });
  const moved = {
    start: "2026-12-06T13:00:00.000Z",
    change: { day: "2026-12-05", kind: "moved" as const, other: { start: "2026-12-05T13:00:00.000Z" } },
  };
  expect(attendanceOf(series, moved, now)).toMatchObject({
    label: "Warteliste",
    join: { href: "/anmelden/wanderung?tag=2026-12-05" },
    countHref: "/api/anmelden/wanderung/plaetze?tag=2026-12-05",
  });
  expect(attendanceOf(series, date, now)?.label).toBe("Plätze frei");
});

test("without a limit nobody counts, and without mail people ring", () => {
  expect(attendanceOf(hike({ places: undefined }), date, now)?.countHref).toBeUndefined();
  offer.mockReturnValue(undefined);
  const attendance = attendanceOf(hike({ phone: "030 23125 140" }), date, now);
  expect(attendance?.join).toBeUndefined();
  expect(attendance?.details).toContain("Anmeldung: Telefon 030 23125 140");
});
