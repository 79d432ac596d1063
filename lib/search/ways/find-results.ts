import type { Query } from "../query";
import { browse } from "./browse";
import { dated } from "./dated";
import { emptyDays } from "./empty-days";
import { aboutFeast, feastOnEmptyDays } from "./feast";
import { plain } from "./plain";
import type { Results, Way } from "./results";

/** Tried in this order; the first that has something to say tells all. The last one always has. */
const ways: readonly Way[] = [browse, aboutFeast, dated, feastOnEmptyDays, emptyDays, plain];

export function findResults(query: Query): Results {
  let results: Results | undefined;
  for (const way of ways) {
    results = way(query);
    if (results) break;
  }
  return results as Results;
}
