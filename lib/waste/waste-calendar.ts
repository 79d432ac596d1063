import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { type Bin, binsIn, defaultBins, noteOf } from "@dorfforum/shared/waste/bins";
import { derived } from "@/lib/cms/derived";
import { isCmsRequestError } from "@/lib/cms/errors";
import { settings } from "@/lib/cms/settings";
import { type StoredDistrict, wasteDistricts } from "./cms/waste-districts";

/** What is collected on a day ("YYYY-MM-DD"); `notes`: what the company says of a bin besides its name */
export type CollectionDay = { day: string; bins: readonly Bin[]; notes: readonly BinNote[] };
type BinNote = { bin: Bin; text: string };

export type WasteDistrict = Omit<StoredDistrict, "collections"> & { days: readonly CollectionDay[] };

/** All districts by name, with the days on which a known bin is collected, soonest first. @throws CmsRequestError without a copy */
export const getWasteDistricts = derived([wasteDistricts, settings], ({ items }, { items: [village] }) =>
  toWasteDistricts(items, village?.bins ?? defaultBins),
);

/** The same for what shows them beside other things: none without a copy */
export const findWasteDistricts = (): Promise<readonly WasteDistrict[]> =>
  getWasteDistricts().catch((error: unknown) => {
    // The replica reports its own failures.
    if (isCmsRequestError(error)) return [];
    throw error;
  });

export const toWasteDistricts = (
  items: readonly StoredDistrict[],
  bins: readonly Bin[],
): readonly WasteDistrict[] =>
  items
    .map(({ collections, ...district }) => ({ ...district, days: toDays(collections, bins) }))
    .sort((a, b) => a.name.localeCompare(b.name, "de", { numeric: true }));

function toDays(collections: StoredDistrict["collections"], bins: readonly Bin[]): CollectionDay[] {
  const days = new Map<string, { day: string; bins: Set<Bin>; notes: BinNote[] }>();
  for (const { day, title } of collections) {
    const found = binsIn(title, bins);
    if (found.length === 0) continue;
    const known = days.get(day) ?? { day, bins: new Set(), notes: [] };
    const text = noteOf(title, found);
    for (const bin of found) {
      known.bins.add(bin);
      const isKnown = known.notes.some((each) => each.bin === bin && each.text === text);
      if (text && !isKnown) known.notes.push({ bin, text });
    }
    days.set(day, known);
  }
  return [...days.values()].map((each) => ({ ...each, bins: bins.filter((bin) => each.bins.has(bin)) }));
}

/** The notes of a bin on a day */
export const notesOf = ({ notes }: Pick<CollectionDay, "notes">, bin: Bin): string[] =>
  notes.flatMap((each) => (each.bin === bin ? each.text : []));

/** @throws CmsRequestError without a copy */
export const getWasteDistrict = async (slug: string): Promise<WasteDistrict | undefined> =>
  (await getWasteDistricts()).find((district) => district.slug === slug);

/** Each bin with its next day from `today` on, and its notes, soonest first */
export function nextOfEachBin({ days }: Pick<WasteDistrict, "days">, today: string) {
  const next = new Map<Bin, CollectionDay>();
  for (const each of days)
    if (each.day >= today) for (const bin of each.bins) if (!next.has(bin)) next.set(bin, each);
  return [...next].map(([bin, each]) => ({ bin, day: each.day, notes: notesOf(each, bin) }));
}

/** All bins that any district has days of */
export const binsOf = (districts: readonly WasteDistrict[]): readonly Bin[] =>
  allBins(districts, "", () => [
    ...new Set(districts.flatMap(({ days }) => days.flatMap((each) => each.bins))),
  ]);

/** Of the same districts, since every search asks for them */
const allBins = latestResult<readonly WasteDistrict[], readonly Bin[]>();

/** The days of a year ("2027") */
export const daysOfYear = ({ days }: Pick<WasteDistrict, "days">, year: string): CollectionDay[] =>
  days.filter(({ day }) => day.startsWith(year));

/** The years that a district has days of, in order */
export const yearsOf = ({ days }: Pick<WasteDistrict, "days">): string[] => [
  ...new Set(days.map(({ day }) => day.slice(0, 4))),
];

/** A day of collection, with the districts in which the same is collected */
export type Collection = { day: string; bins: readonly Bin[]; districts: readonly WasteDistrict[] };

/**
 * The next day of each district, once for all in which it is the same, soonest first; also the day after it where that makes no
 * more lines than `maxLines`. Districts without days ahead are in none. @param today "YYYY-MM-DD"
 */
export function nextCollections(
  districts: readonly WasteDistrict[],
  today: string,
  maxLines: number,
): Collection[] {
  const both = collectionsFrom(districts, today, 2);
  return both.length <= maxLines ? both : collectionsFrom(districts, today, 1);
}

/** The next `count` days of each district */
function collectionsFrom(districts: readonly WasteDistrict[], today: string, count: number): Collection[] {
  const found = new Map<string, { day: string; bins: readonly Bin[]; districts: WasteDistrict[] }>();
  for (const district of districts) {
    const first = district.days.findIndex(({ day }) => day >= today);
    for (const { day, bins } of first < 0 ? [] : district.days.slice(first, first + count)) {
      const key = [day, ...bins.map(({ name }) => name)].join();
      const same = found.get(key) ?? { day, bins, districts: [] };
      same.districts.push(district);
      found.set(key, same);
    }
  }
  return [...found.values()].sort((a, b) => a.day.localeCompare(b.day));
}

/** What is collected on a day, with the districts in which it is the same */
export function collectedOn(districts: readonly WasteDistrict[], day: string) {
  const found = new Map<string, { bins: readonly Bin[]; districts: WasteDistrict[] }>();
  for (const district of districts) {
    const bins = district.days.find((each) => each.day === day)?.bins;
    const key = bins?.map(({ name }) => name).join();
    if (!bins || !key) continue;
    const same = found.get(key) ?? { bins, districts: [] };
    same.districts.push(district);
    found.set(key, same);
  }
  return [...found.values()];
}
