import { letterTexts as texts } from "../base/letter-texts";
import { type Block, type Line, letterUrl } from "./block";

/** What stands under a heading; `path` shows the rest. */
export type Section = {
  heading: string;
  path: string;
  isDay?: boolean;
  entries: readonly (readonly Line[])[];
};

/** Under a heading that is no day */
const maxOthers = 12;

/** @param maxEntries that are shown */
export function sectionBlocks(
  { heading, path, entries, isDay = false }: Section,
  maxEntries: number,
): Block[] {
  const shown = entries.slice(0, isDay ? maxEntries : Math.min(maxEntries, maxOthers));
  const hiddenCount = entries.length - shown.length;
  return [
    { kind: "heading", lines: [{ text: heading }] },
    ...shown.map((lines): Block => ({ kind: "entry", lines })),
    ...(hiddenCount > 0
      ? [{ kind: "entry" as const, lines: [{ text: texts.more(hiddenCount), url: letterUrl(path) }] }]
      : []),
  ];
}
