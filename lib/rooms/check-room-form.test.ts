import "@/lib/testing/server-environment";
import { events } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { checkForm } from "@/lib/forms/schemas";
import { rooms } from "@/lib/rooms/cms/rooms";
import { aRoom } from "@/lib/rooms/testing/a-room";
import { formErrors } from "@/lib/texts/form-errors";
import { checkRoomForm, roomErrors } from "./check-room-form";

const now = new Date("2026-11-28T12:00:00Z");
const hall = aRoom({
  parts: ["Saal"],
  booked: [{ part: "", from: "2026-12-05T17:00:00.000Z", to: "2026-12-05T20:00:00.000Z" }],
});

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ["setImmediate", "performance"] });
  for (const [collection, items] of [
    [rooms, [hall]],
    [events, []],
    [settings, []],
  ] as const)
    jest.spyOn(collection, "ready").mockResolvedValue({ items, byId: new Map() } as never);
});
afterEach(() => jest.useRealTimers());

const filled = {
  ...{ room: "halle", title: "Fest", day: "2026-12-05", begin: "18:00", end: "23:00" },
  ...{ name: "Nachbarin", telephone: "030 23125 140" },
};

function errorsOf(given: Record<string, string>) {
  const result = checkForm("raum", { ...filled, ...given });
  if (!result.isValid) return result.errors;
  if (result.checked.form !== "raum") throw new Error("another form");
  return roomErrors(result.checked.values, now);
}

test.each<[string, Record<string, string>, string[]]>([
  ["a free day", { day: "2026-12-06" }, []],
  ["a time that is given already", {}, ["day"]],
  ["a series of which one date is free", { repeats: "woche", repeatsUntil: "2026-12-12" }, []],
  ["a series of which none is", { repeats: "woche", repeatsUntil: "2026-12-05" }, ["day"]],
  ["a day that is over", { day: "2026-11-27" }, ["day"]],
  ["an hour that is over", { day: "2026-11-28", begin: "12:00" }, ["begin"]],
  ["a time without length", { begin: "23:00" }, ["end"]],
  ["a time that the clocks leave out", { day: "2027-03-28", begin: "02:30", end: "03:00" }, ["end"]],
  ["over midnight", { day: "2026-12-06", end: "02:00", clearUntil: "04:00" }, []],
  ["an end before the beginning, twenty hours later", { day: "2026-12-06", end: "14:00" }, ["end"]],
  ["building up after the beginning", { setUp: "19:00" }, ["setUp"]],
  ["clearing before the end", { clearUntil: "22:00" }, ["clearUntil"]],
  ["31 days", { day: "2026-12-06", lastDay: "2027-01-05" }, []],
  ["32 days", { day: "2026-12-06", lastDay: "2027-01-06" }, ["lastDay"]],
  ["a series of several days", { lastDay: "2026-12-06", repeats: "woche" }, ["repeats"]],
  ["a series of more than a year", { repeats: "woche", repeatsUntil: "2027-12-06" }, ["repeatsUntil"]],
  ["two years ahead", { day: "2028-11-28" }, []],
  ["later than in two years", { day: "2028-11-29" }, ["day"]],
  ["a year that was mistyped", { day: "2099-12-06", repeats: "woche" }, ["day"]],
  ["neither address nor telephone", { telephone: "" }, ["email"]],
  ["a room that is gone", { room: "weg" }, ["title"]],
  ["a part that is gone", { part: "Keller" }, ["part"]],
])("a request for %s", async (_, given, fields) => {
  expect(Object.keys(await errorsOf(given))).toEqual(fields);
});

test("while it is filled in, an end before the beginning is told with its day, or as a slip", async () => {
  const check = (end: string) => checkRoomForm({ ...filled, day: "2026-12-06", end }, now);
  expect(await check("02:00")).toMatchObject({
    lead: "Ende erst am nächsten Tag: Montag, 7. Dezember, 2 Uhr. Der Raum ist dann noch frei.",
  });
  expect(await check("14:00")).toMatchObject({ items: [{ text: formErrors.end }], isBlocked: true });
  expect(await check("23:00")).toMatchObject({ lead: "Der Raum ist dann noch frei." });
});

test.each([
  { day: "2026-02-30" },
  { day: "2026-12-06", begin: "99:99" },
  { day: "2026-12-06", lastDay: "2999-12-31" },
  { day: "2026-12-06", lastDay: "x", setUp: "x", clearUntil: "25:00", repeats: "x", repeatsUntil: "0" },
])("what no form fills in is answered, too: %j", async (given) => {
  expect((await checkRoomForm({ ...filled, ...given }, now))?.isBlocked).not.toBe(true);
});
