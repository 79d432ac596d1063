import assert from "node:assert/strict";
import { test } from "node:test";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import {
  eachItem,
  endNotBeforeBegin,
  fewSynonyms,
  mailAddress,
  recurrenceNotOverBeforeBegin,
  recurrenceProblem,
  safeTarget,
  schoolHolidaySpan,
  validToday,
} from "./field-rules";

test("an end before the begin is refused, also when only one of them is sent", () => {
  const stored = { Beginn: new Date("2026-12-01T10:00:00Z"), Ende: new Date("2026-12-01T12:00:00Z") };
  assert.equal(endNotBeforeBegin({ Ende: "2026-12-01T09:00:00.000Z" }, stored).length, 1);
  assert.equal(endNotBeforeBegin({ Beginn: "2026-12-01T13:00:00.000Z" }, stored).length, 1);
  assert.equal(endNotBeforeBegin({ Ende: "2026-12-01T10:00:00.000Z" }, stored).length, 0);
  assert.equal(endNotBeforeBegin({ Ende: null }, stored).length, 0);
});

test("a field takes a mail address with umlauts in its domain, and says what is wrong with another text", () => {
  const problems = (E_Mail: unknown) => mailAddress("E_Mail", "E-Mail")({ E_Mail }, {});
  for (const given of ["vorstand@sv-grün-weiß.example", "a@example.org", "", null, undefined])
    assert.deepEqual(problems(given), []);
  assert.match(problems("jörg@example.org")[0]?.message ?? "", /^E-Mail darf vor dem @ keine Umlaute/);
  assert.match(problems("vorstand@grün")[0]?.message ?? "", /^E-Mail ist keine E-Mail-Adresse/);
});

test("an entry whose last day is over is not published, one of today is", () => {
  assert.equal(validToday({}, { Gueltig_bis: "2020-01-01" }).length, 1);
  assert.equal(validToday({ Gueltig_bis: berlinDay(new Date()) }, { Gueltig_bis: "2020-01-01" }).length, 0);
  assert.equal(validToday({ Gueltig_bis: null }, { Gueltig_bis: "2020-01-01" }).length, 0);
});

test("a group has at most 50 words, however they are parted", () => {
  const words = (count: number, mark: string) => ({
    Woerter: Array.from({ length: count }, (_, at) => `Wort ${at}`).join(mark),
  });
  for (const mark of ["\n", ", ", ";\n\n"]) {
    assert.equal(fewSynonyms(words(50, mark), {}).length, 0);
    assert.equal(fewSynonyms(words(51, mark), {}).length, 1);
  }
});

test("a problem in a repeated part names its index", () => {
  const rule = eachItem("Schnelleinstiege", safeTarget("Ziel"));
  const problems = rule({ Schnelleinstiege: [{ Ziel: "/kontakt" }, { Ziel: "//example.org" }] }, {});
  assert.deepEqual(
    problems.map(({ path }) => path),
    [["Schnelleinstiege", 1, "Ziel"]],
  );
});

const valid = [
  "FREQ=WEEKLY;BYDAY=TU;COUNT=20",
  "FREQ=WEEKLY;INTERVAL=2;COUNT=12",
  "FREQ=MONTHLY;BYDAY=2SA",
  "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=11",
  "FREQ=DAILY;UNTIL=20270101T000000Z",
  "FREQ=DAILY;COUNT=1000",
  "FREQ=YEARLY;COUNT=100",
];

const invalid = [
  "jeden Dienstag",
  "",
  "RRULE:FREQ=DAILY",
  "FREQ=HOURLY",
  "FREQ=SECONDLY;COUNT=5",
  "FREQ=DAILY;BYHOUR=8,9,10",
  "FREQ=WEEKLY;BYDAY=XX",
  "FREQ=DAILY;INTERVAL=0",
  "FREQ=DAILY;COUNT=99999",
  "FREQ=DAILY;COUNT=2;UNTIL=20270101T000000Z",
  "FREQ=DAILY;FREQ=WEEKLY",
  "BYDAY=TU",
  "FREQ=YEARLY;BYDAY=53SU",
  "FREQ=YEARLY;BYYEARDAY=365;BYDAY=SA",
];

const hardlyEver = ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=29"];
/** A date that a month, or a set of one, does not have */
const never = [
  "FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=2",
  "FREQ=WEEKLY;BYSETPOS=2;UNTIL=20280101T000000Z",
  "FREQ=DAILY;BYSETPOS=2;COUNT=3",
  "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=20280101T000000Z",
];
/** Of which the site would count dates of thousands of years before it knows the next one */
const tooFar = [
  "FREQ=YEARLY;INTERVAL=10;COUNT=1000",
  "FREQ=MONTHLY;INTERVAL=7;BYDAY=5TH;BYMONTH=1;COUNT=1000",
];
for (const rule of tooFar)
  test(`${rule} is refused with its last year`, () =>
    assert.match(recurrenceProblem(rule) ?? "", /^reicht über das Jahr 2200 hinaus\. .* ein Ende/));
for (const rule of hardlyEver)
  test(`${rule} is accepted`, () => assert.equal(recurrenceProblem(rule), undefined));
for (const rule of never)
  test(`${rule}, which has no date, is refused`, () => assert.ok(recurrenceProblem(rule)));
for (const rule of valid) test(`${rule} is accepted`, () => assert.equal(recurrenceProblem(rule), undefined));
for (const rule of invalid)
  test(`${JSON.stringify(rule)} is refused`, () => assert.ok(recurrenceProblem(rule)));

test("a series that ends before it begins is refused, by the village's days", () => {
  const stored = {
    Beginn: new Date("2026-12-01T23:30:00Z"),
    Wiederholung: "FREQ=DAILY;UNTIL=20261201T225959Z",
  };
  assert.equal(recurrenceNotOverBeforeBegin({}, stored).length, 1);
  assert.equal(
    recurrenceNotOverBeforeBegin({ Wiederholung: "FREQ=DAILY;UNTIL=20261202T225959Z" }, stored).length,
    0,
  );
  assert.equal(recurrenceNotOverBeforeBegin({ Beginn: "2026-12-01T12:00:00.000Z" }, stored).length, 0);
  assert.equal(recurrenceNotOverBeforeBegin({ Wiederholung: null }, stored).length, 0);
});

test("school holidays end after they begin, and within a hundred days", () => {
  const problems = (Von: string, Bis: string) =>
    eachItem("Schulferien", schoolHolidaySpan)({ Schulferien: [{ Von, Bis }] }, {}).map(({ path }) => path);
  assert.deepEqual(problems("2026-10-19", "2026-10-30"), []);
  assert.deepEqual(problems("2026-10-19", "2026-10-19"), []);
  assert.deepEqual(problems("2026-10-19", "2026-10-18"), [["Schulferien", 0, "Bis"]]);
  assert.deepEqual(problems("2026-10-19", "2062-10-30"), [["Schulferien", 0, "Bis"]]);
  assert.deepEqual(problems("Herbst", "Winter"), [["Schulferien", 0, "Bis"]]);
});
