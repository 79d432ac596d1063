import assert from "node:assert/strict";
import { test } from "node:test";
import { type Known, newsFor } from "./news";

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
