import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import type { Bin } from "@dorfforum/shared/waste/bins";
import { binsOf, type WasteDistrict } from "./waste-calendar";

const latestNames = latestResult<readonly Bin[], readonly (readonly string[])[]>();

/** What each bin of these districts is called: its name, then names of two words. The same list for the same bins */
export function binNames(districts: readonly WasteDistrict[]): readonly (readonly string[])[] {
  const bins = binsOf(districts);
  return latestNames(bins, "", () => bins.map(namesOf));
}

const namesOf = ({ name, words }: Bin) => [
  name,
  ...words.filter((each) => /\p{L} \p{L}/u.test(each)).map(capitalised),
];

/** "graue tonne" as "graue Tonne" */
const capitalised = (words: string) => words.replace(/ \p{L}/u, (letter) => letter.toUpperCase());
