/** @jest-environment node */
import { sendSearchGaps } from "@/lib/cms/search-gaps";
import { reportError } from "@/lib/monitoring/report-error";
import { countZeroResults } from "./report-zero-results";

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
