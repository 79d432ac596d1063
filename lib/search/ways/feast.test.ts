import { runSearch } from "../run-search";
import { ask, demoIndex } from "../testing/demo-index";
import { aSearchEntry } from "../testing/small-index";
import { VillageIndex } from "../village-index";

const now = new Date("2026-11-21T09:00:00.000Z");

const anEvent = (
  id: string,
  start: string,
  given: { title?: string; lead?: string; recurrence?: string } = {},
) => {
  const { recurrence, title = id, lead } = given;
  const timing = { start, end: undefined, recurrence, exceptions: [], allDay: false };
  return aSearchEntry({ kind: "veranstaltung", id, title, ...(lead && { lead }), dates: timing });
};

function village(...entries: ReturnType<typeof aSearchEntry>[]): VillageIndex {
  const index = new VillageIndex();
  for (const entry of entries) index.put(entry);
  return index;
}

/** "Rund um Ostern: feuer, markt", group by group */
function groupsOf(index: VillageIndex, q: string) {
  const { hits, groups = [] } = ask(index, q, now);
  let from = 0;
  return groups.map(({ heading, count }) => {
    const ids = hits.slice(from, from + count).map(({ id }) => id);
    from += count;
    return `${heading}: ${ids.join(", ")}`;
  });
}

const index = village(
  anEvent("gymnastik", "2026-12-03T09:00:00.000Z", { title: "Gymnastik", recurrence: "FREQ=WEEKLY" }),
  anEvent("sperrmuell", "2026-12-24T07:00:00.000Z", { title: "Sperrmüllabfuhr" }),
  anEvent("muehle", "2026-12-31T14:00:00.000Z", { title: "Mühlenführung" }),
  anEvent("vesper", "2026-12-24T15:00:00.000Z", { title: "Vesper in der Kirche" }),
  anEvent("osterfeuer", "2027-04-02T17:00:00.000Z", { title: "Osterfeuer" }),
  anEvent("umzug", "2027-11-10T16:00:00.000Z", { title: "Martinsumzug" }),
  anEvent("kirmes", "2027-01-22T16:00:00.000Z", { title: "Kirmes" }),
  aSearchEntry({ id: "baum", title: "Wer spendet einen Weihnachtsbaum?", lead: "Für den Platz." }),
  aSearchEntry({ id: "wiese", title: "Die Wiese", body: "Äpfel halten bis Weihnachten." }),
  aSearchEntry({ kind: "verein", id: "narren", title: "Karnevalsverein", lead: "Wir lachen." }),
  aSearchEntry({ id: "arbeit", title: "Arbeit im Dorf", lead: "Der Tag im Rathaus." }),
);

test.each<[q: string, ...groups: string[]]>([
  [
    "weihnachten",
    "Rund um Weihnachten: baum",
    "An diesen Tagen: 24.–26. Dezember: sperrmuell, vesper, gymnastik",
    "Weitere Treffer: wiese",
  ],
  ["Silvester", "An diesem Tag: Donnerstag, 31. Dezember: muehle, gymnastik"],
  [
    "weihnachten kirche",
    "Rund um Weihnachten: baum",
    "An diesen Tagen: 24.–26. Dezember: vesper, sperrmuell, gymnastik",
    "Weitere Treffer: wiese",
  ],
  ["sankt martin", "Rund um Sankt Martin: umzug", "An diesem Tag: Donnerstag, 11. November 2027: gymnastik"],
  [
    "weihnachten und silvester",
    "Rund um Weihnachten und Silvester: baum",
    "An diesen Tagen: 24.–26. Dezember und Donnerstag, 31. Dezember: sperrmuell, vesper, muehle, gymnastik",
    "Weitere Treffer: wiese",
  ],
])("„%s“ finds what is about it, then what is on its days, weekly series last", (q, ...groups) => {
  expect(groupsOf(index, q)).toEqual(groups);
});

test("a heading has the right spelling of a misspelt word", () => {
  const eggs = village(aSearchEntry({ id: "eier", title: "Eierfärben mit Zwiebelschalen zu Ostern" }));
  expect(groupsOf(eggs, "ostern eirfärben")).toEqual(["Rund um „ostern Eierfärben“: eier"]);
  expect(groupsOf(eggs, "eirfärben am 1. Juni")).toEqual(["Rund um „Eierfärben“: eier"]);
  // A doubtful correction is the last term, wherever it stands in the query.
  const garden = aSearchEntry({ id: "garten", title: "Unser Garten" });
  expect(
    ask(village(...eggs.entries.flatMap((entry) => entry ?? []), garden), "grten ostern zwibelschalen", now)
      .didYouMean,
  ).toBe("Garten ostern Zwiebelschalen");
});

test("an organisation is about a feast by any of its names", () => {
  expect(groupsOf(index, "fasching")[0]).toBe("Rund um Fasching: narren");
  expect(groupsOf(index, "fasching vereine")).toEqual(["Rund um Fasching: narren"]);
});

test.each(["was ist an weihnachten los", "termine an weihnachten", "an Weihnachten", "weihnachten abends"])(
  "„%s“ asks for what is on the days",
  (q) => {
    const { hits, groups } = ask(index, q, now);
    expect(hits[0]?.start?.slice(0, 10)).toBe("2026-12-24");
    expect(groups?.[0]?.id ?? "days").toBe("days");
  },
);

test("feasts of the village itself are titles", () => {
  expect(ask(index, "Kirmes", now)).toMatchObject({ hits: [{ id: "kirmes" }], intents: [] });
  expect(ask(index, "Kirmes", now).groups).toBeUndefined();
});

test("a name of several words has to stand as it is", () => {
  const { hits, unknown } = ask(index, "Tag der Arbeit", now);
  expect(hits.map(({ id }) => id)).not.toContain("arbeit");
  expect(unknown).toEqual(["Tag der Arbeit"]);
});

test("where nothing is about a feast, its name is unknown; where nothing takes place either, that is said", () => {
  expect(ask(index, "silvester", now)).toMatchObject({ unknown: ["silvester"], isNearest: false });
  expect(ask(index, "silvester", now).hasEmptyDays).toBeUndefined();
  expect(ask(index, "muttertag", now)).toMatchObject({
    unknown: ["muttertag"],
    hasEmptyDays: true,
    groups: [{ id: "nearest", heading: "Die nächsten Termine davor" }],
    intents: [{ id: "zeit", failed: true }],
  });
  expect(groupsOf(index, "ostern")).toEqual([
    "Rund um Ostern: osterfeuer",
    "Die nächsten Termine davor: sperrmuell, vesper, muehle, kirmes, gymnastik",
  ]);
});

test("a date that contradicts a feast is asked for, and the feast is left out", () => {
  const { leftOut, intents, hits } = ask(index, "weihnachten am 31. dezember", now);
  expect(intents).toMatchObject([{ id: "zeit", days: [["2026-12-31", "2026-12-31"]] }]);
  expect(leftOut).toEqual(["weihnachten"]);
  expect(hits[0]?.start?.slice(0, 10)).toBe("2026-12-31");
});

test("a day that no calendar has is named, and the last one of the month is taken", () => {
  expect(ask(index, "was ist am 31. Februar los", now)).toMatchObject({
    impossibleDays: ["31. Februar"],
    hasEmptyDays: true,
    intents: [{ id: "zeit", days: [["2027-02-28", "2027-02-28"]] }, { id: "art" }],
  });
  expect(ask(index, "31. Dezember", now).impossibleDays).toBeUndefined();
});

test.each([
  "weihnachten",
  "ostern basteln",
  "was ist an ostern los",
  "31. Februar",
  "Silvester Ostern",
  "morgen",
])("a village without events says that nothing takes place: „%s“", (q) => {
  const page = aSearchEntry({ id: "a", title: "Rathaus" });
  expect(ask(village(page), q, now)).toMatchObject({ total: 0, hasEmptyDays: true, groups: [] });
  expect(ask(new VillageIndex(), q, now).total).toBe(0);
});

test("groups are told page by page, of one kind too", () => {
  const many = village(
    aSearchEntry({ id: "about", title: "Adventskranz" }),
    ...Array.from({ length: 30 }, (_, at) => anEvent(`e${at}`, `2026-12-${10 + (at % 12)}T15:00:00.000Z`)),
  );
  const request = { q: "advent", category: undefined, without: [], literally: false } as const;
  const heading = "An diesen Tagen: 29. November – 24. Dezember";
  expect(runSearch(many, { ...request, page: 1 }, now).groups).toEqual([
    { id: "about", heading: "Rund um Advent", count: 1 },
    { id: "days", heading, count: 19 },
  ]);
  expect(runSearch(many, { ...request, page: 2 }, now).groups).toEqual([
    { id: "days", heading, count: 11, isContinued: true },
  ]);
  expect(runSearch(many, { ...request, page: 1, kind: "beitrag" }, now).groups).toEqual([
    { id: "about", heading: "Rund um Advent", count: 1 },
  ]);
});

test("what a visitor takes back is searched as words alone", () => {
  const request = { q: "weihnachten", category: undefined, page: 1, literally: false } as const;
  const { groups, hits } = runSearch(index, { ...request, without: ["zeit"] }, now);
  expect(groups).toBeUndefined();
  expect(hits.map(({ id }) => id)).toEqual(["wiese", "baum"]);
});

test("other conditions select what is about a feast, and are dropped where nothing passes them", () => {
  const demo = demoIndex();
  expect(ask(demo, "fasching für senioren").intents).toMatchObject([{ id: "zeit" }, { id: "zielgruppe" }]);
  expect(ask(demo, "ostern kostenlos").total).toBeGreaterThan(0);
});
