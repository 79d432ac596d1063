import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answerUntil,
  countPlaces,
  endedOffers,
  mayAsk,
  mostPlaces,
  offerEnd,
  offersTo,
} from "./waiting-list";

for (const [what, waiting, free, asked] of [
  ["nobody where nothing is free", [2], 0, []],
  ["nobody where more are in than places", [2], -3, []],
  ["the first that fits", [2, 1], 2, [[1, 2]]],
  ["as many as fit, in order", [2, 1, 3], 3, [[1, 2], [2, 1]]], // biome-ignore format: a row is a case
  ["a group for a part, and nobody behind it", [6, 1], 4, [[1, 4]]],
  ["the next after a group that fits, for a part", [2, 4], 4, [[1, 2], [2, 2]]], // biome-ignore format: a row is a case
] as [string, number[], number, number[][]][])
  test(`asked is ${what}`, () =>
    assert.deepEqual(
      offersTo(
        waiting.map((Plaetze, index) => ({ id: index + 1, Plaetze })),
        free,
      ).map(({ id, places }) => [id, places]),
      asked,
    ));

for (const [free, asked] of [
  [4, []],
  [5, [{ id: 1, places: 5 }]],
  [6, [{ id: 1, places: 6 }]],
] as [number, object[]][])
  test(`a group of 6 that refused 4 and stayed first is asked with ${free} free: ${asked.length}`, () =>
    assert.deepEqual(
      offersTo(
        [
          { id: 1, Plaetze: 6, Zu_wenig: 4 },
          { id: 2, Plaetze: 1 },
        ],
        free,
      ).slice(0, 1),
      asked,
    ));

for (const [now, start, is] of [
  ["2026-12-01T07:59:00+01:00", "2026-12-05T14:00:00+01:00", false],
  ["2026-12-01T08:00:00+01:00", "2026-12-05T14:00:00+01:00", true],
  ["2026-12-01T20:59:00+01:00", "2026-12-05T14:00:00+01:00", true],
  ["2026-12-01T21:00:00+01:00", "2026-12-05T14:00:00+01:00", false],
  ["2026-12-05T10:59:00+01:00", "2026-12-05T14:00:00+01:00", true],
  ["2026-12-05T11:00:00+01:00", "2026-12-05T14:00:00+01:00", false],
  // The night in which the clocks change: by the village's clocks
  ["2026-10-25T08:00:00+01:00", "2026-10-30T14:00:00+01:00", true],
  ["2026-10-25T08:00:00+02:00", "2026-10-30T14:00:00+01:00", false],
] as [string, string, boolean][])
  test(`${now} for ${start}: ${is ? "somebody may be asked" : "nobody is asked"}`, () =>
    assert.equal(mayAsk(new Date(now), new Date(start)), is));

for (const [hoursLeft, hours] of [
  [240, 24],
  [72, 24],
  [48, 16],
  [6, 2],
])
  test(`${hoursLeft} hours before the date there are ${hours} to answer`, () => {
    const now = new Date("2026-12-01T10:00:00Z");
    const start = new Date(now.getTime() + (hoursLeft ?? 0) * 3_600_000);
    assert.equal((answerUntil(now, start).getTime() - now.getTime()) / 3_600_000, hours);
  });

const noon = new Date("2026-12-01T12:00:00Z");
const asked = (Gefragt_bis: string | null) => [{ id: 1, Stand: "gefragt" as const, Gefragt_bis }];
const [day, evening, off] = [
  { isOff: false, mayAskNow: true },
  { isOff: false, mayAskNow: false },
  { isOff: true, mayAskNow: false },
];
for (const [what, until, when, ended] of [
  ["whose mail waits, by day", null, day, {}],
  ["whose mail waits in the evening", null, evening, { back: [1] }],
  ["that has time, in the evening", "2026-12-01T12:00:01Z", evening, {}],
  ["whose time is over", "2026-12-01T12:00:00Z", day, { late: [1] }],
  ["that has time, of a date that falls out", "2026-12-01T12:00:01Z", off, { back: [1] }],
  ["whose time is over, of a date that falls out", "2026-12-01T12:00:00Z", off, { back: [1] }],
] as [string, string | null, Parameters<typeof endedOffers>[1], object][])
  test(`an offer ${what} ${JSON.stringify(ended)}`, () =>
    assert.deepEqual(endedOffers(asked(until), when, noon), { back: [], late: [], ...ended }));

test("the time to answer begins with the mail", () => {
  const start = "2026-12-05T12:00:00Z";
  assert.equal(offerEnd({ Gefragt_bis: null }, start, noon).toISOString(), "2026-12-02T12:00:00.000Z");
  const told = { Gefragt_bis: "2026-12-01T18:00:00Z" };
  assert.equal(offerEnd(told, start, noon).toISOString(), "2026-12-01T18:00:00.000Z");
});

test("promised places count, those of who waits do not", () =>
  assert.deepEqual(
    countPlaces([
      { Stand: "dabei", Plaetze: 3 },
      { Stand: "gefragt", Plaetze: 6, Angebot: 4 },
      { Stand: "warteliste", Plaetze: 9 },
      { Stand: "abgesagt", Plaetze: 9 },
    ]),
    { taken: 7, waiting: 1 },
  ));

const open = { places: 8, free: 3, isShut: false };
for (const [what, Stand, given, most] of [
  ["in", "dabei", open, 5],
  ["in, where nothing is free,", "dabei", { ...open, free: 0 }, 2],
  ["in, where more are in than places,", "dabei", { ...open, places: 1, free: 0 }, 2],
  ["in, without a limit,", "dabei", { ...open, places: undefined, free: undefined }, 20],
  ["in, of a large event,", "dabei", { ...open, places: 500, free: 400 }, 20],
  ["in, once it is closed,", "dabei", { ...open, isShut: true }, 2],
  ["on the list", "warteliste", { ...open, free: 0 }, 8],
  ["on the list, once it is closed,", "warteliste", { ...open, free: 0, isShut: true }, 2],
] as [string, "dabei" | "warteliste", Parameters<typeof mostPlaces>[1], number][])
  test(`a pair ${what} may become ${most}`, () =>
    assert.equal(mostPlaces({ Stand, Plaetze: 2 }, given), most));
