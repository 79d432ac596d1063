import assert from "node:assert/strict";
import { test } from "node:test";
import { dateOf, type Event } from "./event-date";
import { dateNews, type Known, newsFor } from "./news";

const known: Known = {
  state: "dabei",
  title: "Wanderung",
  start: "2026-12-05T13:00:00.000Z",
  place: "Linde",
  isOff: false,
};

for (const [what, before, after, news] of [
  ["nothing", {}, {}, undefined],
  ["a corrected title", {}, { title: "Winterwanderung" }, undefined],
  ["another time", {}, { start: "2026-12-06T13:00:00.000Z" }, "moved"],
  ["another place", {}, { place: "Schule" }, "moved"],
  ["that it falls out", {}, { isOff: true }, "off"],
  ["that it falls out, which is known", { isOff: true }, { isOff: true, start: "" }, undefined],
  ["that it takes place after all", { isOff: true }, {}, "on"],
  ["that a place is free", { state: "warteliste" }, { state: "gefragt" }, "asked"],
  ["that a place is free at what takes place after all", { state: "warteliste", isOff: true }, { state: "gefragt" }, "asked"], // biome-ignore format: a row is a case
  ["that a place is free, which is known", { state: "gefragt" }, { state: "gefragt" }, undefined],
  ["that the organiser took them in", { state: "warteliste" }, { state: "dabei" }, "in"],
] as [string, Partial<Known>, Partial<Known>, string | undefined][])
  test(`told is ${what}: ${news ?? "no mail"}`, () =>
    assert.equal(newsFor({ ...known, ...before }, { ...known, ...after }), news));

test("whoever was entered by hand is told once", () => assert.equal(newsFor(undefined, known), "in"));

const weekly = {
  Titel: "Wanderung",
  Beginn: "2026-12-07T13:00:00.000Z",
  Wiederholung: "FREQ=WEEKLY",
  Nicht_in_Schulferien: true,
  Nicht_an_Feiertagen: true,
  Ort: "Linde",
};
const winter = { name: "Winterferien", first: "2027-03-01", last: "2027-03-12" };
// A holiday of Berlin and Mecklenburg-Vorpommern
const day = "2027-03-08";

for (const [what, fields, days, news] of [
  ["nothing", {}, {}, undefined],
  ["that school holidays leave it out", {}, { schoolHolidays: [winter] }, "off"],
  ["that the Land has a holiday", {}, { land: "Berlin" }, "off"],
  ["that its Ort is called otherwise", { Ort: "Dorflinde" }, {}, "moved"],
  ["of another date nothing", { Ausnahmen: [{ Datum: "2026-12-14", Art: "faellt_aus" }] }, {}, undefined],
  ["that the event is off the site", undefined, {}, "off"],
] as const)
  test(`all of a date are told ${what}: ${news ?? "no mail"}`, () => {
    const noDays = { schoolHolidays: [] };
    const newsOf = (row: object, change: object | undefined, more: object) => {
      const event = change && ({ ...weekly, ...change } as unknown as Event);
      return dateNews(row, event, event && dateOf(event, day, { ...noDays, ...more }));
    };
    const noted = { Bekannt: newsOf({}, {}, {}).known };
    const told = newsOf(noted, fields, days);
    assert.equal(told.news, news);
    // Once it is noted, nobody is told again; undone, they are.
    assert.equal(newsOf({ Bekannt: told.known }, fields, days).news, undefined);
    assert.equal(newsOf({ Bekannt: told.known }, {}, {}).news, news === "off" ? "on" : news);
  });
