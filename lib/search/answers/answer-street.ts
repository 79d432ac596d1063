import { fold } from "@dorfforum/german-search/analysis/fold";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { answerTexts as texts } from "@/lib/texts/answers";
import { wasteTexts } from "@/lib/texts/waste";
import { routes } from "@/lib/urls/routes";
import { nextOfEachBin, type WasteDistrict } from "@/lib/waste/waste-calendar";
import type { Answer } from "../search-response";

const houseNumber = /\s+\d+\s*[a-z]?$/i;
const shortStreet = /str(?:\.|asse)?$/;

/** "Bachstr. 5" as "bachstr" */
const toStreet = (written: string) =>
  fold(written.trim().replace(houseNumber, "")).replace(shortStreet, "str");

/** What is collected next in a street, where a query is nothing but its name */
export function answerStreet(
  query: string,
  districts: readonly WasteDistrict[],
  now: Date,
): Answer | undefined {
  const asked = toStreet(query);
  const found = districts.filter(({ streets }) => streets.some((street) => toStreet(street) === asked));
  const [district] = found;
  if (!district || found.length > 1) return undefined;
  const street = district.streets.find((each) => toStreet(each) === asked) ?? district.name;
  const lines = nextOfEachBin(district, berlinDay(now)).map(({ bin, day }) =>
    texts.waste(bin.name, formatLongDate(day)),
  );
  if (lines.length === 0) return undefined;
  return {
    kind: "waste-collection",
    sentence: texts.wasteOfStreet(street, district.name),
    details: lines,
    source: { title: wasteTexts.titleOf(district.name), href: routes.wasteOf(district.slug) },
  };
}
