/** A row of an organisation's Oeffnungszeiten (cms/src/components/teile/oeffnungszeit.json) */
type Hours = { Tage: string; Von: string; Bis: string; Hinweis?: string };

const day =
  "(Mo(?=ntags?\\b|\\b)|Di(?=enstags?\\b|\\b)|Mi(?=ttwochs?\\b|\\b)|Do(?=nnerstags?\\b|\\b)|Fr(?=eitags?\\b|\\b)|Sa(?=mstags?\\b|\\b)|So(?=nntags?\\b|\\b))[a-z]*\\.?";
const time = "(\\d{1,2})(?:[.:](\\d\\d))?(?: ?Uhr)?";
const to = " ?(?:–|-|bis) ?";
const pattern = new RegExp(`^${day}(?:${to}${day})?[,:]? ?(?:von )?${time}${to}${time}[,;:]? ?(.*)$`);

const maxNoteLength = 255;

/** Lines such as "Mo–Fr 7–16 Uhr" or "Dienstags 19.30 bis 21 Uhr Probe" as rows; undefined unless all of them can be read. */
export function readHours(lines: readonly string[]): Hours[] | undefined {
  const rows = lines.map((line) => readLine(line));
  return rows.every((row) => row !== undefined) ? rows.flat() : undefined;
}

/** Several rows of "Mo–Do 8–16 Uhr, Fr 8–12 Uhr" and of "Mo 8–12 und 14–18 Uhr" */
function readLine(line: string): Hours[] | undefined {
  const match = pattern.exec(line.replace(/\s+/g, " "));
  if (!match) return undefined;
  const [, first, last, fromHour, fromMinute, toHour, toMinute, note = ""] = match;
  const [Von, Bis] = [clock(fromHour, fromMinute), clock(toHour, toMinute)];
  if (!Von || !Bis || Bis <= Von || note.length > maxNoteLength) return undefined;
  const Tage = last ? `${first}–${last}` : `${first}`;
  const others = readLine(
    note
      .replace(/^(?:und|u\.) (?=[\d.: –-]+(?:Uhr )?(?:bis )?[\d.:]* ?Uhr)/, `${Tage} `)
      .replace(/^(?:und|u\.) /, ""),
  );
  return [{ Tage, Von, Bis, ...(note && !others && { Hinweis: note }) }, ...(others ?? [])];
}

function clock(hour = "", minute = "00"): string | undefined {
  const isTime = Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}
