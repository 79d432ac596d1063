import { defaultBins } from "@dorfforum/shared/waste/bins";
import { nextCollections, toWasteDistricts } from "./waste-calendar";

const today = "2026-12-01";

/** Days of December with their bins: "2 Restmüll" */
const ofDistricts = (given: Record<string, string[]>) =>
  toWasteDistricts(
    Object.entries(given).map(([name, days]) => ({
      id: name,
      slug: name,
      name,
      streets: [],
      changedAt: "",
      collections: days.map((line) => {
        const [day = "", title = ""] = line.split(" ");
        return { day: `2026-12-${day.padStart(2, "0")}`, title };
      }),
    })),
    defaultBins,
  );

const a = ["2 Restmüll", "4 Papier", "8 Bio"];

test.each<[string, Record<string, string[]>, string[]]>([
  ["no district", {}, []],
  ["one without days ahead", { A: [] }, []],
  ["one district: its next two days", { A: a }, ["02 Restmüll A", "04 Papier A"]],
  ["today still counts", { A: ["1 Bio"] }, ["01 Bioabfall A"]],
  ["equal ones are one line", { A: a, B: a }, ["02 Restmüll A B", "04 Papier A B"]],
  [
    "the same bin on another day is another line",
    { A: a, B: ["3 Restmüll", "4 Papier"] },
    ["02 Restmüll A", "03 Restmüll B", "04 Papier A B"],
  ],
  [
    "another bin on the same day is another line",
    { A: ["2 Restmüll"], B: ["2 Papier"] },
    ["02 Restmüll A", "02 Papier B"],
  ],
  [
    "with too many lines each district has its next day alone",
    { A: ["2 Bio", "5 Papier"], B: ["3 Bio", "6 Papier"], C: ["4 Bio", "7 Papier"] },
    ["02 Bioabfall A", "03 Bioabfall B", "04 Bioabfall C"],
  ],
])("the next collections: %s", (_, given, expected) => {
  const lines = nextCollections(ofDistricts(given), today, 4).map(({ day, bins, districts }) =>
    [day.slice(8), ...bins.map(({ name }) => name), ...districts.map(({ name }) => name)].join(" "),
  );
  expect(lines).toEqual(expected);
});

test("40 districts that differ are 40 lines, the soonest first", () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [
      `B${at}`,
      [`${1 + ((at * 7) % 31)} ${at % 2 ? "Bio" : "Papier"}`],
    ]),
  );
  const lines = nextCollections(ofDistricts(many), today, 4);
  expect(new Set(lines.flatMap(({ districts }) => districts)).size).toBe(40);
  expect(lines.map(({ day }) => day)).toEqual(lines.map(({ day }) => day).toSorted());
});
