import { fold } from "@dorfforum/german-search/analysis/fold";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import type { Answer } from "@/lib/search/search-response";
import { routes } from "@/lib/urls/routes";
import { nextOfEachBin, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { wasteAnswerTexts as texts } from "./base/answer-texts";
import { wasteTexts } from "./base/texts";

const houseNumber = /\s+\d+\s*[a-z]?$/i;
const shortStreet = /str(?:\.|asse)?$/;

/** "Bachstr. 5" as "bachstr" */
const toStreet = (written: string) =>
  fold(written.trim().replace(houseNumber, "")).replace(shortStreet, "str");

type Streets = ReadonlyMap<string, { street: string; districts: WasteDistrict[] }>;

const latestStreets = latestResult<readonly WasteDistrict[], Streets>();

function toStreets(all: readonly WasteDistrict[]): Streets {
  const streets = new Map<string, { street: string; districts: WasteDistrict[] }>();
  for (const district of all)
    for (const street of district.streets) {
      const known = streets.get(toStreet(street));
      if (known) known.districts.push(district);
      else streets.set(toStreet(street), { street, districts: [district] });
    }
  return streets;
}

/** What is collected next in a street, where a query is nothing but its name */
export function answerStreet(
  query: string,
  districts: readonly WasteDistrict[],
  now: Date,
): Answer | undefined {
  const found = latestStreets(districts, "", () => toStreets(districts)).get(toStreet(query));
  const [district, ...others] = found?.districts ?? [];
  // Of a street that two districts share the house decides.
  if (!found || !district || others.length > 0) return undefined;
  const lines = nextOfEachBin(district, berlinDay(now)).map(({ bin, day }) =>
    texts.waste(bin.name, formatLongDate(day)),
  );
  if (lines.length === 0) return undefined;
  return {
    kind: "waste-collection",
    sentence: texts.wasteOfStreet(found.street, district.name),
    details: lines,
    source: { title: wasteTexts.titleOf(district.name), href: routes.wasteOf(district.slug) },
  };
}
