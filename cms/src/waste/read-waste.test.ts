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
const linesOf = async (text: string) => writeCollections(await readWaste(text, now)).split("\n");

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
