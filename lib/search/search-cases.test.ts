import { countFound, demoIndex, firstHits, type SearchCase } from "./testing/demo-index";
import { readDemo } from "./testing/demo-village";
import ownCases from "./testing/suchfaelle-eigene.json";

/**
 * Real queries against the demo village, on a Saturday in November: `npm run bench:search` prints the same by kind and
 * beside plain MiniSearch.
 */
const index = demoIndex();
const find = (q: string) => firstHits(index, q);

test.each([
  ["the project's list", readDemo<SearchCase[]>("suchfaelle")],
  ["our own list", ownCases as SearchCase[]],
])("at least 95 %% of %s have an expected entry among the first three", (_, cases) => {
  const { one, missed } = countFound(cases, find);
  expect({ enough: one >= 0.95 * cases.length, missed }).toEqual({ enough: true, missed });
});
