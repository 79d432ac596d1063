import assert from "node:assert/strict";
import { test } from "node:test";
import { binsIn, defaultBins } from "@dorfforum/shared/waste/bins";
import { writeCollections } from "@dorfforum/shared/waste/collections";
import { readWaste } from "./read-waste";

const now = new Date("2026-11-28T10:00:00Z");
const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");
const linesOf = async (text: string) =>
  writeCollections((await readWaste(text, now)).collections).split("\n");

test("all-day events in UTC, without VALUE, with one UID for all, with alarms and series are the right days", async () => {
  const text = calendar(
    ["UID:1", "DTSTART:20270106T230000Z", "DTEND:20270107T230000Z", "SUMMARY:Restmüll 2-wöchentlich"],
    ["UID:1", "DTSTART:20270113T000000Z", "SUMMARY:Bio + Papier"],
    ["UID:1", "DTSTART:20270114", "SUMMARY:Gelber Sack", "BEGIN:VALARM", "TRIGGER:-PT6H", "END:VALARM"],
    ["UID:2", "DTSTART;VALUE=DATE:20270401", "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2", "SUMMARY:Bioabfall"],
    ["UID:3", "DTSTART;TZID=Europe/Berlin:20270120T100000", "SUMMARY:Schadstoffmobil 10-12 Uhr Festplatz"],
    ["UID:4", "DTSTART;VALUE=DATE:20270121", "STATUS:CANCELLED", "SUMMARY:Papier"],
    ["UID:5", "DTSTART;VALUE=DATE:20190121", "SUMMARY:Papier"],
  );
  assert.deepEqual(await linesOf(text), [
    "07.01.2027 Restmüll 2-wöchentlich",
    "13.01.2027 Bio + Papier",
    "14.01.2027 Gelber Sack",
    "20.01.2027 Schadstoffmobil 10-12 Uhr Festplatz",
    "01.04.2027 Bioabfall",
    "15.04.2027 Bioabfall",
  ]);
  assert.deepEqual(
    binsIn("Bio + Papier", defaultBins).map(({ name }) => name),
    ["Bioabfall", "Papier"],
  );
});

test("a table is read as lines of days", async () => {
  assert.deepEqual(await linesOf("Datum;Tonne\n07.01.2027;Restmüll\n2027-01-08;Papier"), [
    "07.01.2027 Restmüll",
    "08.01.2027 Papier",
  ]);
});

test("days of a calendar follow what its titles say of them, also over several days", async () => {
  const text = calendar(
    ["DTSTART;VALUE=DATE:20261228", "SUMMARY:Restmüll (statt 2026-12-25)"],
    ["DTSTART;VALUE=DATE:20261224", "SUMMARY:Papier vorgezogen auf 23.12.2026"],
    ["DTSTART;VALUE=DATE:20261225", "SUMMARY:Bio entfällt"],
    ["DTSTART;VALUE=DATE:20270104", "DTEND;VALUE=DATE:20270107", "SUMMARY:Weihnachtsbäume"],
    ["DTSTART;VALUE=DATE:20270201", "DTEND;VALUE=DATE:20270331", "SUMMARY:Laubsäcke"],
  );
  assert.deepEqual(await linesOf(text), [
    "23.12.2026 Papier (verlegt)",
    "28.12.2026 Restmüll (verlegt)",
    "04.01.2027 Weihnachtsbäume",
    "05.01.2027 Weihnachtsbäume",
    "06.01.2027 Weihnachtsbäume",
  ]);
  assert.deepEqual((await readWaste(text, now)).unread, ["Zeile 19: 01.02.2027 - 30.03.2027 Laubsäcke"]);
});

test("what is not read is told with its line, and districts are never mixed", async () => {
  const { unread } = await readWaste("07.01.2027 Bio\n8.1 Papier\nMi 08.01.2027 Bio\n01.02.2029 Bio", now);
  assert.deepEqual(unread, ["Zeile 2: 8.1 Papier", "Zeile 3: Mi 08.01.2027 Bio", "01.02.2029 Bio"]);
  await assert.rejects(
    readWaste("Ortsteil;Datum;Tonne\nNord;07.01.2027;Bio\nSüd;08.01.2027;Bio", now),
    /Bezirke \(Nord, Süd\)/,
  );
  const two = ["Bezirk 1", "Bezirk 2"].map((name, at) => [
    `DTSTART;VALUE=DATE:2027010${at + 7}`,
    `SUMMARY:Bio ${name}`,
  ]);
  await assert.rejects(readWaste(calendar(...two), now), /mehrere Bezirke/);
  await assert.rejects(readWaste("Restmüll: 7.1., 21.1.", now), /Nicht verstanden: Zeile 1: Restmüll/);
});

test("an empty calendar, an old one, a page to log in and the file of a whole county are refused", async () => {
  for (const text of [
    calendar(),
    calendar(["DTSTART:20190101", "SUMMARY:Bio"]),
    "<!doctype html><title>Anmelden</title>",
    "",
  ])
    await assert.rejects(readWaste(text, now), { name: "ImportProblem" });
  const days = Array.from({ length: 2001 }, (_, at) => `01.01.2027 Straße ${"x".repeat(at)}`);
  await assert.rejects(readWaste(days.join("\n"), now), /mehr als 2000 Abholtage/);
});

test("a file of 20,000 dates, also as series without end, is refused without holding up the CMS", async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => [
    `UID:${at}`,
    "DTSTART;VALUE=DATE:20260101",
    "SUMMARY:Bio",
    ...(at % 2000 === 0 ? ["RRULE:FREQ=DAILY"] : []),
  ]);
  await assert.rejects(readWaste(calendar(...many), now), /mehr als 2000 Abholtage/);
});
