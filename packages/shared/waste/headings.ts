import { binsIn, defaultBins, isBin } from "./bins.ts";
import type { Item } from "./text-items.ts";

const isTitle = ({ days, title }: Item): boolean => days.length === 0 && title !== "";
const isBare = ({ days }: Item): boolean => days.some(({ title }) => title === "" || title === "(verlegt)");
/** "10–12 Uhr Festplatz", "(wegen Neujahr)" say more of what the heading names. */
const isDetail = (title: string): boolean =>
  /^(?:[\d(]|wegen\s|ersatz|nachhol|verlegt|verschoben)/i.test(title) && !isBin(title);

/**
 * Gives days that stand on lines of their own what the lines above or below them name, as the pattern of the whole text has it.
 * Where that is not certain they are unclear, as is a line that names a bin of which there are no days.
 */
export function withTitles(items: readonly Item[]): Item[] {
  const titles = titlesBeside(items);
  const tables = [...titles].filter(([{ days }, [first]]) => days.length > 1 && first && namesSeveral(first));
  const heads = new Set(tables.map(([, [first]]) => first));
  const named = items.map((item): Item => {
    const beside = titles.get(item) ?? [];
    const days = item.days.flatMap((each) => {
      if (!isBare(item) && !isDetail(each.title)) return [each];
      const names = beside.length > 0 ? beside.map(({ title }) => title) : [""];
      return names.map((name) => ({ ...each, title: `${name} ${each.title}`.trim() }));
    });
    // "Restmüll, Bio, Papier" above lines of several days may name columns.
    const isUnclear = item.isUnclear || (isBare(item) && (heads.has(beside[0]) || beside.length === 0));
    return { ...item, days, isUnclear };
  });
  const used = new Set([...titles].flatMap(([item, beside]) => (needsTitle(item) ? beside : [])));
  const collected = binsIn(
    named.flatMap(({ days }) => days.map(({ title }) => title)).join("\n"),
    defaultBins,
  );
  return named.flatMap((item, at) => {
    if (!isTitle(item)) return [item];
    const bins = binsIn(item.title, defaultBins);
    // A long line speaks of bins whose days stand elsewhere; a short one without a gap above it may belong to the day there.
    const isHeading = at === 0 || item.isBehindBlank;
    const known = item.title.length > maxNameLength ? collected : isHeading ? binsOf(named[at + 1]) : [];
    const isLost = !used.has(items[at] as Item) && !bins.every((bin) => known.includes(bin));
    return isLost ? [{ ...item, isUnclear: true }] : [];
  });
}

const maxNameLength = 40;
const binsOf = (item: Item | undefined) =>
  binsIn((item?.days ?? []).map(({ title }) => title).join("\n"), defaultBins);
const needsTitle = (item: Item): boolean => isBare(item) || item.days.some(({ title }) => isDetail(title));
const namesSeveral = ({ title }: Item): boolean => binsIn(title, defaultBins).length > 1;

/** The lines whose titles are those of a line of days */
function titlesBeside(items: readonly Item[]): Map<Item, Item[]> {
  const found = new Map<Item, Item[]>();
  const order = orderOf(items);
  let titles: Item[] = [];
  let last: Item | undefined;
  for (const item of order === "below" ? [...items].reverse() : order === "above" ? items : []) {
    if (!isTitle(item)) found.set(item, titles);
    else titles = order === "below" && last && isTitle(last) ? [item, ...titles] : [item];
    last = item;
  }
  return found;
}

/** Where the titles of bare days stand; undefined where it may be either */
function orderOf(items: readonly Item[]): "above" | "below" | undefined {
  const bare = [...items.entries()].filter(([, item]) => isBare(item));
  const titles = items.filter(isTitle);
  const [first] = bare[0] ?? [];
  const [top, bottom] = [titles[0], titles.at(-1)];
  if (!top || !bottom || first === undefined) return "above";
  const nextOther = (at: number) => items.slice(at + 1).find((each) => !isBare(each));
  const mayBeAbove = items.indexOf(top) < first;
  const mayBeBelow = bare.every(([at]) => {
    const next = nextOther(at);
    return next !== undefined && isTitle(next);
  });
  if (mayBeAbove !== mayBeBelow) return mayBeAbove ? "above" : "below";
  if (!mayBeAbove) return undefined;
  const gaps = (isOne: typeof isBare, isOther: typeof isBare) =>
    items
      .filter((item, at) => isOther(item) && items[at - 1] && isOne(items[at - 1] as Item))
      .map(({ isBehindBlank }) => isBehindBlank);
  const [gapsAbove, gapsBelow] = [gaps(isTitle, isBare), gaps(isBare, isTitle)];
  if (!gapsAbove.includes(true) && !gapsBelow.includes(false)) return "above";
  if (!gapsBelow.includes(true) && !gapsAbove.includes(false)) return "below";
  if (isBin(top.title) === isBin(bottom.title)) return undefined;
  return isBin(top.title) ? "above" : "below";
}
