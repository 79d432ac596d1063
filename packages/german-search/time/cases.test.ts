import { readFileSync } from "node:fs";
import { join } from "node:path";
import { areSame, areSameHours, type Days } from "../testing/same-days";
import { understandTime } from "./understand";

/** Questions about days of two people who had not read the code. Nobody reads the unseen ones: they are only counted. */
type Case = { q: string; now: string; days?: Days; times?: [string, string]; tolerance?: number };

const [seen = [], unseen = []] = ["seen", "unseen"].map((part): Case[] =>
  JSON.parse(readFileSync(join(__dirname, `../cases/days-${part}.json`), "utf8")),
);

const village = { land: "Brandenburg", schoolHolidays: [] } as const;

function isUnderstood({ q, now, days, times, tolerance }: Case): boolean {
  const time = understandTime(q, new Date(now), village);
  const found = (time.days?.spans ?? []).map(({ from, to }): Days[number] => [
    from.toString(),
    to?.toString() ?? null,
  ]);
  return (!days || areSame(days, found, tolerance)) && (!times || areSameHours(times, time.hours?.hours));
}

test("of 80 questions about days, those that two writers wrote first, at least 73 are understood", () => {
  const missed = seen.filter((each) => !isUnderstood(each)).map(({ q }) => q);
  expect({ enough: seen.length - missed.length >= 73, missed }).toEqual({ enough: true, missed });
});

test("of 40 that nobody has read, at least 36 are", () => {
  expect(unseen.filter(isUnderstood).length).toBeGreaterThanOrEqual(36);
});
