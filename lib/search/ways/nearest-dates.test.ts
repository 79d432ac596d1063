import { runSearch } from "../run-search";
import { aSearchEntry } from "../testing/small-index";
import { VillageIndex } from "../village-index";

const now = new Date("2026-11-21T09:00:00.000Z");

function village(events: Record<string, [start: string, recurrence?: string]>): VillageIndex {
  const index = new VillageIndex();
  for (const [id, [start, recurrence]] of Object.entries(events)) {
    const dates = { start, end: undefined, recurrence, exceptions: [], allDay: false };
    const categories = [{ id: id.startsWith("jugend") ? "jugend" : "andere", name: "" }];
    index.put(aSearchEntry({ kind: "veranstaltung", id, title: id, dates, categories }));
  }
  return index;
}

function nearest(index: VillageIndex, q: string, category?: { id: string; name: string }) {
  const request = { q, category, page: 1, without: [], literally: false };
  const { hits, groups = [], hasEmptyDays } = runSearch(index, request, now);
  expect(hasEmptyDays).toBe(true);
  const heading = groups.find(({ id }) => id === "nearest")?.heading;
  return { heading, dates: hits.map(({ id, start }) => `${id} ${start?.slice(0, 10)}`) };
}

const index = village({
  gestern: ["2026-11-20T18:00:00.000Z"],
  dezember: ["2026-12-12T18:00:00.000Z"],
  januar: ["2027-01-09T18:00:00.000Z"],
  februar1: ["2027-02-06T18:00:00.000Z"],
  februar2: ["2027-02-13T18:00:00.000Z"],
  februar3: ["2027-02-27T18:00:00.000Z"],
  maerz: ["2027-03-13T18:00:00.000Z"],
  "jugend-mai": ["2027-05-01T18:00:00.000Z"],
  montags: ["2026-11-23T18:00:00.000Z", "FREQ=WEEKLY"],
  monatlich: ["2026-12-05T18:00:00.000Z", "FREQ=MONTHLY;BYDAY=1SA"],
  woechentlich: ["2026-11-28T10:00:00.000Z", "FREQ=WEEKLY;BYDAY=SA"],
  dritte: ["2026-11-24T10:00:00.000Z", "FREQ=WEEKLY"],
});

test("events before and after an empty day, each once, with the date that is nearest, in order of days", () => {
  expect(nearest(index, "was ist am 3. März los")).toEqual({
    heading: "Die nächsten Termine davor und danach",
    dates: [
      "januar 2027-01-09",
      "februar1 2027-02-06",
      "februar2 2027-02-13",
      "februar3 2027-02-27",
      "montags 2027-03-01",
      "dritte 2027-03-02",
      "woechentlich 2027-03-06",
      "monatlich 2027-03-06",
      "maerz 2027-03-13",
      "jugend-mai 2027-05-01",
    ],
  });
});

test("after a day the very next dates follow, around a feast not only what takes place in any week", () => {
  const weekly = village({
    ...Object.fromEntries(
      ["25", "26", "27", "28"].map((day) => [`w${day}`, [`2026-11-${day}T18:00:00.000Z`, "FREQ=WEEKLY"]]),
    ),
    markt: ["2026-12-20T10:00:00.000Z"],
  });
  const ids = (q: string) => nearest(weekly, q).dates.map((date) => date.split(" ")[0]);
  expect(ids("heute")).toEqual(["w25", "w26", "w27", "w28", "markt"]);
  // w26 is the third on its side.
  expect(ids("am 2. Advent")).toEqual(["w27", "w28", "w25", "markt"]);
});

test("what is over is listed where the past is asked for, and what is to come is not", () => {
  expect(nearest(index, "was war letzten Mittwoch los")).toEqual({
    heading: "Die nächsten Termine danach",
    dates: ["gestern 2026-11-20"],
  });
  expect(nearest(index, "heute")).toMatchObject({ heading: "Die nächsten Termine danach" });
  expect(nearest(index, "heute").dates).not.toContain("gestern 2026-11-20");
});

test("a category that is chosen selects what is nearest", () => {
  expect(nearest(index, "was ist am 3. März los", { id: "jugend", name: "Jugend" }).dates).toEqual([
    "jugend-mai 2027-05-01",
  ]);
});

test("the time of day that is asked for selects what is nearest", () => {
  expect(nearest(index, "was ist am 3. März vormittags los").dates).toEqual([
    "dritte 2027-03-02",
    "woechentlich 2027-03-06",
  ]);
});

test.each(["was ist am 3. März 2040 los", "was war am 3. März 2015 los"])(
  "nothing is near to a day that is years away: „%s“",
  (q) => {
    expect(nearest(index, q).dates).toEqual([]);
  },
);

test("a day between others is surrounded by them", () => {
  const two = village({ freitag: ["2026-11-27T18:00:00.000Z"], sonntag: ["2026-11-29T18:00:00.000Z"] });
  expect(nearest(two, "am Samstag den 28.11.").dates).toEqual(["freitag 2026-11-27", "sonntag 2026-11-29"]);
});

test("the nearest date of a series does not depend on what was asked before", () => {
  const series = village({ dienstags: ["2026-12-29T15:00:00.000Z", "FREQ=WEEKLY;INTERVAL=4"] });
  expect(nearest(series, "am 29. März 2027").dates).toEqual(["dienstags 2027-03-23"]);
  expect(nearest(series, "am 8. März 2027").dates).toEqual(["dienstags 2027-02-23"]);
});
