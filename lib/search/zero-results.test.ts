import { sendSearchGaps } from "@/lib/cms/search-gaps";
import { reportError } from "@/lib/monitoring/report-error";
import { countZeroResults, toCountable, uncoveredWords, ZeroResultCounter } from "./zero-results";

jest.mock("@/lib/cms/search-gaps", () => ({ sendSearchGaps: jest.fn() }));
jest.mock("@/lib/monitoring/report-error", () => ({ reportError: jest.fn() }));

const minuteMs = 60_000;
const countFor = (q: string, visitors: string[]) => {
  for (const visitor of visitors) countZeroResults(q, visitor);
};

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => jest.resetAllMocks());

test("queries of three visitors are sent after a minute, once", async () => {
  countFor("Freibad", ["a", "b", "c"]);
  countFor("Eisbahn", ["a", "b"]);
  await jest.advanceTimersByTimeAsync(minuteMs - 1);
  expect(sendSearchGaps).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(sendSearchGaps).toHaveBeenCalledWith([{ query: "freibad", count: 3 }]);
  await jest.advanceTimersByTimeAsync(5 * minuteMs);
  expect(sendSearchGaps).toHaveBeenCalledTimes(1);
});

test("queries that the CMS did not take are reported and sent again", async () => {
  const failure = new Error("down");
  jest.mocked(sendSearchGaps).mockRejectedValueOnce(failure);
  countFor("Minigolf", ["a", "b", "c"]);
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(reportError).toHaveBeenCalledWith(failure, expect.anything());
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(sendSearchGaps).toHaveBeenCalledTimes(2);
  expect(sendSearchGaps).toHaveBeenLastCalledWith([{ query: "minigolf", count: 3 }]);
});

test.each([
  ["Freibad", "freibad"],
  ["Wo ist das Freibad?", "freibad"],
  ["  FREIBAD Öffnung ", "freibad öffnung"],
])("%j counts as %j", (q, query) => {
  expect(toCountable(q)).toBe(query);
});

test.each([
  "rathaus@musterbach.example.org",
  "030 23125 100",
  "Am Anger 2",
  "www.example.org",
  "Warum grüßt Nachbar Beispiel aus Haus Sieben niemals zurück obwohl",
  "der die das",
  "🎃",
  "a".repeat(61),
])("%j is not counted", (q) => {
  expect(toCountable(q)).toBeUndefined();
});

test("a query of three visitors is reportable, and after a report each further visitor", () => {
  const counter = new ZeroResultCounter();
  counter.count("Freibad", "a");
  counter.count("freibad?", "b");
  expect(counter.reportable(10)).toEqual([]);
  counter.count("Wo ist das Freibad", "c");
  const gaps = counter.reportable(10);
  expect(gaps).toEqual([{ query: "freibad", count: 3 }]);
  counter.count("Freibad", "d");
  counter.markReported(gaps);
  expect(counter.reportable(10)).toEqual([{ query: "freibad", count: 1 }]);
});

test("a query that one visitor repeats is not reportable", () => {
  const counter = new ZeroResultCounter();
  for (let time = 0; time < 20; time += 1) counter.count("Erika Muster", "a");
  expect(counter.reportable(10)).toEqual([]);
});

test("queries stay until they are reported; beyond the limit the oldest are dropped", () => {
  const counter = new ZeroResultCounter();
  for (const visitor of "abc") counter.count("Freibad", visitor);
  expect(counter.reportable(10)).toHaveLength(1);
  expect(counter.reportable(10)).toHaveLength(1);
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (const one of letters)
    for (const other of letters) for (const third of "ab") counter.count(`${one}${other}${third}wort`, "a");
  expect(counter.reportable(10)).toEqual([]);
});

test.each([
  ["all of a query without results", { q: "freibad", total: 0, unknown: ["freibad"] }, "freibad"],
  [
    "a feast about which nothing is written",
    { q: "muttertag", total: 8, unknown: ["muttertag"], hasEmptyDays: true },
    "muttertag",
  ],
  [
    "no question about an empty day",
    { q: "was ist morgen los", total: 0, unknown: [], hasEmptyDays: true },
    "",
  ],
  ["no query with results", { q: "kirmes", total: 3, unknown: [] }, ""],
])("what the content lacks is %s", (_, response, words) => {
  expect(uncoveredWords(response)).toBe(words);
});
