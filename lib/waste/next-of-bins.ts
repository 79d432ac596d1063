import { formatDate, formatLongDate } from "@dorfforum/shared/calendar/format";
import type { Bin } from "@dorfforum/shared/waste/bins";
import type { Answer } from "@/lib/search/search-response";
import { nextOfEachBin, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { wasteAnswerTexts as texts } from "./base/answer-texts";

export type Said = Pick<Answer, "sentence" | "details">;

const maxFurther = 2;

/** The next days of a bin in each district, told once where they are the same */
export function nextOf(
  bin: Bin,
  districts: readonly WasteDistrict[],
  today: string,
  isNamed: boolean,
): Said | undefined {
  const next = districts.flatMap(({ name, days }) => {
    const [first, ...further] = days.filter((each) => each.day >= today && each.bins.includes(bin));
    return first ? [{ name, day: first.day, further: further.slice(0, maxFurther) }] : [];
  });
  const [first] = next;
  if (!first) return undefined;
  const isSame = next.every(({ day }) => day === first.day);
  const label = isNamed && next.length === 1 ? `${bin.name}, ${first.name}` : bin.name;
  if (!isSame) return nextByDay(label, next);
  const further = first.further.map(({ day }) => formatDate(day));
  return {
    sentence: texts.waste(label, formatLongDate(first.day)),
    details: further.length > 0 ? [texts.furtherCollections(further)] : [],
  };
}

/** Days that fit into one sentence; of more each is a line. */
const maxDaysInSentence = 3;

/** The days of a bin, soonest first, each with all districts whose day it is */
function nextByDay(label: string, next: readonly { name: string; day: string }[]): Said {
  const byDay = new Map<string, string[]>();
  for (const { name, day } of next.toSorted((one, other) => one.day.localeCompare(other.day)))
    byDay.set(day, [...(byDay.get(day) ?? []), name]);
  const lines = [...byDay].map(([day, names]) => texts.wasteIn(names, formatLongDate(day)));
  return byDay.size <= maxDaysInSentence
    ? { sentence: texts.waste(label, lines.join("; ")), details: [] }
    : { sentence: texts.wasteByDistrict(label), details: lines };
}

/** The next days of every bin, the soonest first */
export function nextOfAll(
  bins: readonly Bin[],
  districts: readonly WasteDistrict[],
  today: string,
  isNamed: boolean,
): Said | undefined {
  const soonest = new Map<Bin, string>();
  for (const district of districts)
    for (const { bin, day } of nextOfEachBin(district, today))
      if (day < (soonest.get(bin) ?? "9999")) soonest.set(bin, day);
  const dayOf = (bin: Bin) => soonest.get(bin) ?? "";
  const details = bins
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
    .flatMap((bin) => nextOf(bin, districts, today, isNamed)?.sentence ?? []);
  return details.length > 0 ? { sentence: texts.wasteOfAll, details } : undefined;
}
