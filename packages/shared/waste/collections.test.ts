import {
  describeChanges,
  isMuchLess,
  mergeCollections,
  missingYear,
  readCollections,
  writeCollections,
} from "./collections.ts";

const linesOf = (text: string) => writeCollections(readCollections(text).collections).split("\n");
const read = (text: string) => readCollections(text).collections;

test("days are typed in any order, several in a line, or below a title", () => {
  expect(linesOf("Restmüll: Do, 7.1.2027; 21.1.27\n2.1.2027 Bio, Papier")).toEqual([
    "02.01.2027 Bio, Papier",
    "07.01.2027 Restmüll",
    "21.01.2027 Restmüll",
  ]);
  expect(linesOf("Gelber Sack\nMontag, 04.01.2027\n18. 1. 2027\n\nBio\n05.01.2027 ")).toEqual([
    "04.01.2027 Gelber Sack",
    "05.01.2027 Bio",
    "18.01.2027 Gelber Sack",
  ]);
  expect(linesOf("05.01.2027 Schadstoffmobil 10-12 Uhr Festplatz\n05.01.2027 Sonderabfall")).toEqual([
    "05.01.2027 Schadstoffmobil 10-12 Uhr Festplatz",
    "05.01.2027 Sonderabfall",
  ]);
});

test("what is no day, or says nothing of what is collected, is told", () => {
  const { collections, unread } = readCollections(
    "30.02.2027 Bio\n05.01.2027\nBio: 7.1., 21.1.\n06.01.2027 Bio",
  );
  expect(collections).toEqual([{ day: "2027-01-06", title: "Bio" }]);
  expect(unread).toEqual([
    { line: 1, text: "30.02.2027 Bio" },
    { line: 2, text: "05.01.2027" },
    { line: 3, text: "Bio: 7.1., 21.1." },
  ]);
});

const old = read("15.12.2026 Bio\n29.12.2026 Bio\n05.01.2027 Bio");

test("a file replaces the years that it has, from its first day on", () => {
  const next = read("04.01.2027 Bio\n18.01.2027 Bio");
  expect(writeCollections(mergeCollections(old, next))).toBe(
    "15.12.2026 Bio\n29.12.2026 Bio\n04.01.2027 Bio\n18.01.2027 Bio",
  );
  expect(mergeCollections(old, [])).toEqual(old);
  expect(
    writeCollections(mergeCollections(next, read("29.12.2026 Bio\n05.01.2027 Bio\n19.01.2027 Bio"))),
  ).toBe("29.12.2026 Bio\n05.01.2027 Bio\n19.01.2027 Bio");
});

test("a year of which a file has hardly any days is not its own", () => {
  const present = read("10.12.2026 Restmüll\n24.12.2026 Restmüll");
  const file = read("01.12.2026 Info: neuer Kalender Restmüll\n07.01.2027 Restmüll\n21.01.2027 Restmüll");
  const merged = mergeCollections(present, file);
  expect(writeCollections(merged)).toBe(
    "01.12.2026 Info: neuer Kalender Restmüll\n10.12.2026 Restmüll\n24.12.2026 Restmüll\n07.01.2027 Restmüll\n21.01.2027 Restmüll",
  );
  expect(describeChanges(present, file, merged)).toEqual([
    "2026: 1 neu, 0 entfallen, 2 alte Tage bleiben: 10.12. Restmüll, 24.12. Restmüll.",
    "2027: 2 neu, 0 entfallen.",
  ]);
});

test("what a file adds and takes away is said for each year", () => {
  const present = read("02.01.2027 Papier\n09.01.2027 Papier\n10.01.2027 Bio");
  const file = read("09.01.2027 Papier\n16.01.2027 Papier");
  expect(describeChanges(present, file, mergeCollections(present, file))).toEqual([
    "2027: 1 neu, 1 entfallen, 1 alter Tag bleibt: 2.1. Papier.",
  ]);
});

test("what a person changed since the last reading stays", () => {
  const last = read("05.01.2027 Bio\n06.01.2027 Papier");
  const present = read("05.01.2027 Bio\n07.01.2027 Papier");
  const merged = mergeCollections(present, [...last, ...read("19.01.2027 Bio")], last);
  expect(writeCollections(merged)).toBe("05.01.2027 Bio\n07.01.2027 Papier\n19.01.2027 Bio");
});

test("from November on the next year is missing, and a year without anything at any time", () => {
  expect(missingYear(old, "2026-10-31")).toBeUndefined();
  const thisYear = read("15.12.2026 Bio");
  expect(missingYear(thisYear, "2026-10-31")).toBeUndefined();
  expect(missingYear(thisYear, "2026-11-01")).toBe("2027");
  expect(missingYear(old, "2026-11-01")).toBeUndefined();
  expect(missingYear(thisYear, "2027-01-02")).toBe("2027");
  expect(missingYear([], "2026-06-01")).toBe("2026");
});

test("a file that has lost most of what was to come is held up", () => {
  const six = read("Bio: 1.12.2026, 8.12.2026, 15.12.2026, 22.12.2026, 24.12.2026, 29.12.2026");
  expect(isMuchLess(six, six.slice(0, 2), "2026-11-30")).toBe(false);
  expect(isMuchLess(six, six.slice(0, 1), "2026-11-30")).toBe(true);
  expect(isMuchLess(six, six.slice(0, 1), "2026-12-20")).toBe(false);
  expect(isMuchLess(six, read("5.1.2027 Bio"), "2026-11-30")).toBe(false);
});
