import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type DateKind,
  germanDay,
  isReadable,
  readDay,
  readTime,
  shownInstant,
  toStored,
  toTyped,
} from "./typed-date";

const today = "2026-11-27";
const inputOf = (day: string, time = "") => ({ day, time });

test("a day is read however it was typed, pasted or dictated", () => {
  const ways = [
    ...["5.12.2026", "05.12.2026", "05.12.26", "5.12.", "5.12", "05122026", "051226", "2026-12-05"],
    ...["5. Dezember 2026", "5. Dez. 26", "5 dezember", "5.Dezember 2026", "5. DEZEMBER"],
    ...["5/12/2026", "5-12-2026", "5–12–2026", "5,12,2026", "5 12 2026", " 5.12.2026. ", "5. 12. 2026"],
    ...[
      "Samstag, 5. Dezember 2026",
      "Sa., 5.12.",
      "am Samstag, den 5. Dezember",
      "ab 5.12.",
      "5.\u00a012.\u200b2026",
    ],
  ];
  for (const way of ways) assert.equal(readDay(way, today), "2026-12-05", way);
  assert.equal(readDay("3. Ma\u0308rz 2027", today), "2027-03-03");
  assert.equal(readDay("1. maerz", today), "2027-03-01");
  assert.equal(readDay("2. Sept. 2027", today), "2027-09-02");
  assert.equal(readDay("29.2.2028", today), "2028-02-29");
  assert.deepEqual(
    ["heute", "Morgen", "übermorgen", "gestern"].map((word) => readDay(word, today)),
    ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-26"],
  );
});

test("a day without year is the next one, but for the last thirty days", () => {
  assert.equal(readDay("27.11.", today), "2026-11-27");
  assert.equal(readDay("28.10.", today), "2026-10-28");
  assert.equal(readDay("27.10.", today), "2027-10-27");
  assert.equal(readDay("2.1.", today), "2027-01-02");
  assert.equal(readDay("30.12.", "2027-01-03"), "2026-12-30");
});

test("what is no day of the calendar is not read as another one", () => {
  const texts = [
    ...["31.02.2027", "29.2.2027", "29.2.", "32.1.2027", "0.1.2027", "5.13.2026", "12.31.2026", "31.4."],
    ...["2026-13-01", "2026-02-30", "31022027", "99999999", "5", "12.2026", "Dezember 2026", "5. De 2026"],
    ...[
      "5.12.202",
      "5.12.20261",
      "5.12.2026x",
      "12.12.202615:00",
      "bald",
      "",
      "-",
      "5.12.2026 17:30",
      "constructor",
    ],
  ];
  for (const text of texts) assert.equal(readDay(text, today), undefined, text);
});

test("a time is read however it was typed or dictated, and no other text", () => {
  const ways = [
    "17",
    "17.00",
    "17:00",
    "1700",
    "17 Uhr",
    "17:00 Uhr",
    "um 17 Uhr",
    "17h",
    "17,00",
    "17 00",
    "17:00:00",
    "17:",
  ];
  for (const way of ways) assert.equal(readTime(way), "17:00", way);
  assert.deepEqual(["9.30", "930", "17 Uhr 30", "0", "00:17", "23:59"].map(readTime), [
    "09:30",
    "09:30",
    "17:30",
    "00:00",
    "00:17",
    "23:59",
  ]);
  for (const text of ["24", "24:00", "17:60", "00:0017:00", "17:5", "halb acht", "", "5.12.", "170000"])
    assert.equal(readTime(text), undefined, text);
});

test("a stored time is the one that a clock in the village shows, in summer, in winter and between", () => {
  assert.equal(shownInstant("2026-12-05", "17:00"), "2026-12-05T16:00:00.000Z");
  assert.equal(shownInstant("2027-06-05", "00:30"), "2027-06-04T22:30:00.000Z");
  assert.equal(shownInstant("2027-03-28", "02:30"), undefined);
  assert.equal(shownInstant("2027-10-31", "02:30"), "2027-10-31T00:30:00.000Z");
});

test("what was typed is stored, and comes back as it is read; what is not read stays as it was typed", () => {
  const store = (kind: DateKind, day: string, time = "") => toStored(inputOf(day, time), kind, today);
  assert.equal(store("day", "5.12."), "2026-12-05");
  const together = [
    "5.12.2026 17:30",
    "5.12., um 17:30 Uhr",
    "Sa, 5. Dez. 26, 17.30 Uhr",
    "2026-12-05T17:30",
  ];
  for (const text of [...together, "5. Dezember 2026 17 Uhr 30"])
    assert.equal(store("moment", text), "2026-12-05T16:30:00.000Z", text);
  assert.equal(store("moment", "5.12.2026", "17"), "2026-12-05T16:00:00.000Z");
  assert.equal(store("allDay", "5.12.2026", "17"), "2026-12-04T23:00:00.000Z");
  for (const kind of ["day", "moment", "allDay"] as const) assert.equal(store(kind, " "), "");
  const unread = [
    ["day", "31.2.2027", ""],
    ["moment", "31.2.2027", "17"],
    ["moment", "5.12.2026", ""],
    ["moment", "", "17"],
    ["moment", "28.3.2027", "2:30"],
    ["moment", "5. 12.26", ""],
    ["moment", "bald 17:30", ""],
  ] as const;
  for (const [kind, day, time] of unread) {
    const stored = store(kind, day, time);
    assert.equal(isReadable(stored), false, stored);
    assert.deepEqual(toTyped(stored, kind), inputOf(day, time));
  }
  assert.deepEqual(toTyped("2026-12-05T16:00:00.000Z", "moment"), inputOf("5.12.2026", "17:00"));
  assert.deepEqual(toTyped("2026-12-04T23:00:00.000Z", "allDay"), inputOf("5.12.2026"));
  assert.deepEqual(toTyped("2026-12-05", "day"), inputOf("5.12.2026"));
  assert.deepEqual(toTyped("", "moment"), inputOf(""));
  assert.equal(germanDay("2026-10-20"), "20.10.2026");
});

test("stored are days and instants of the calendar", () => {
  for (const text of ["2026-12-05", "2026-12-05T16:00:00.000Z", "2026-12-05 16:00"])
    assert.equal(isReadable(text), true, text);
  for (const text of [
    "2027-02-31",
    "2027-02-31T10:00:00Z",
    "31.2.2027",
    "2026-12-055",
    "2026-12-05Tx",
    "morgen",
    "",
  ])
    assert.equal(isReadable(text), false, text);
});
