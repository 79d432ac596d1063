/** Hours of a day ("HH:MM", village time). One that ends at or before its begin ends on the next day; "00:00" is also midnight at the end. */
export type ClockSpan = { from: string; to: string };

const clock = String.raw`([01]?\d|2[0-4])(?:[.:]([0-5]\d))?(?:\s*Uhr)?`;
const written = new RegExp(String.raw`^(?:von\s+)?${clock}\s*(?:[–—-]|bis)\s*${clock}$`, "iu");
const separator = /\s*(?:[,;/&]|\bund\b|\bu\.|\bsowie\b)\s*/iu;
/** An opening may last until then on the next morning. A later end before its begin is a typing error. */
const latestEndOfNight = "06:00";

/** "8–12 Uhr und 14–16.30 Uhr" as spans in order; undefined unless the whole text can be read and no two of them overlap. */
export function readClockSpans(text: string): ClockSpan[] | undefined {
  const parts = text.trim().split(separator).filter(Boolean);
  const spans = parts.map(toSpan);
  if (parts.length === 0 || !spans.every((span) => span !== undefined)) return undefined;
  const sorted = spans.sort((a, b) => a.from.localeCompare(b.from));
  const isApart = sorted.every(({ from, to }, index) => {
    const next = sorted[index + 1];
    return !next || (from < to && to <= next.from);
  });
  return isApart ? sorted : undefined;
}

function toSpan(text: string): ClockSpan | undefined {
  const [, fromHour = "", fromMinute = "00", toHour = "", toMinute = "00"] = written.exec(text) ?? [];
  if (!toHour) return undefined;
  const from = `${fromHour.padStart(2, "0")}:${fromMinute}`;
  const end = `${toHour.padStart(2, "0")}:${toMinute}`;
  if (from >= "24:00" || end > "24:00" || from === end) return undefined;
  if (end < from && end > latestEndOfNight) return undefined;
  return { from, to: end === "24:00" ? "00:00" : end };
}
