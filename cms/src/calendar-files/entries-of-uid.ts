import { mapInBatches } from "../text/in-batches";
import { type Context, isComing } from "./coming-dates";
import { ownEntry, toEntry } from "./entry-of-date";
import { eventFields } from "./event-fields";
import { type Dated, type Group, momentOf, type Override } from "./events-of-uid";
import { type FoundEntries, seriesEntries } from "./recurrence-set";

export async function entriesOf(
  { key, main, overrides }: Group,
  context: Context,
  mayCountOut: boolean,
): Promise<FoundEntries> {
  const replacing = await mapInBatches(overrides, (override) =>
    main && isSame(main, override) ? [] : [override],
  );
  const replaced = replacing.flat();
  const ownEntries = async (overrides: readonly Override[]) => {
    const entries = await mapInBatches(overrides, (override) => {
      const { begin, end } = override.times;
      return context.withPast || isComing(begin, end, context) ? [ownEntry(override, main)] : [];
    });
    return entries.flat();
  };
  if (!main) return { entries: await ownEntries(replaced) };
  if (main.event.rules.length === 0 && main.event.added.length === 0) {
    const isShown = context.withPast || isComing(main.times.begin, main.times.end, context);
    return { entries: [...(isShown ? [toEntry(key, main)] : []), ...(await ownEntries(replaced))] };
  }
  const found = await seriesEntries({ key, main, overrides: replaced }, main, context, mayCountOut);
  const taken = new Set(found.entries.flatMap(({ singles = [] }) => singles.map(({ entry }) => entry.key)));
  const rest = await ownEntries(replaced.filter(({ key: own }) => !taken.has(own)));
  return { ...found, entries: [...found.entries, ...rest] };
}

/** Calendars repeat a date of a series when only a reminder of it was changed. What they leave out stays as it is. */
function isSame(main: Dated, { event, times, replaces }: Override): boolean {
  if (times.begin.epochMilliseconds !== momentOf(replaces).epochMilliseconds) return false;
  const expected = eventFields(main.event, main.times, times.begin);
  const given = Object.entries(eventFields(event, times)).filter(([, value]) => value !== null);
  const { Breitengrad: _, Laengengrad: _east, ...own } = { ...expected, ...Object.fromEntries(given) };
  return Object.entries(own).every(([name, value]) => expected[name] === value);
}
