const months = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];

const day = String.raw`(\d{1,2})\.`;
const month = String.raw`\s*(?:(\d{1,2})\.|(${months.join("|")})\p{L}*\.?)`;
const year = String.raw`(?:\s*(\d{4}))?`;
/** "24.12.", "24. Dezember 2026", "24.12.–2.1.", "24.–31. Dezember", "27. Juli bis 14. August 2026" */
const pattern = new RegExp(
  `${day}(?:${month}${year})?(?:\\s*(?:[–-]|bis(?:\\s+zum)?)\\s*${day}${month}${year})?`,
  "giu",
);

/**
 * Whether a day ("YYYY-MM-DD") is one that editors wrote into Schließtage, a field of free text: its dates and spans of
 * dates, each year's where no year is given. What cannot be read as a date ("drei Wochen im Sommer") counts for nothing.
 */
export function isClosingDay(written: string | undefined, asked: string): boolean {
  return [...(written ?? "").matchAll(pattern)].some((match) => covers(match, asked));
}

function covers(match: RegExpExecArray, asked: string): boolean {
  const [, day1, month1, name1, year1, day2, month2, name2, year2] = match;
  const last = day2 === undefined ? undefined : monthAndDay(day2, month2, name2);
  const first =
    month1 || name1 ? monthAndDay(day1, month1, name1) : last && `${last.slice(0, 2)}-${pad(day1)}`;
  if (first === undefined || (day2 !== undefined && last === undefined)) return false;
  const end = last ?? first;
  const overNewYear = end < first;
  const given = year1 ?? year2;
  if (given === undefined) {
    const date = asked.slice(5);
    return overNewYear ? date >= first || date <= end : date >= first && date <= end;
  }
  const firstYear = year1 ?? String(Number(year2) - (overNewYear ? 1 : 0));
  const lastYear = year2 ?? String(Number(year1) + (overNewYear ? 1 : 0));
  return asked >= `${firstYear}-${first}` && asked <= `${lastYear}-${end}`;
}

const pad = (number = "") => number.padStart(2, "0");

/** "MM-DD", or undefined for what is no date, such as "16.30." */
function monthAndDay(day?: string, month?: string, name?: string): string | undefined {
  const number = name ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
  const isDate = number >= 1 && number <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDate ? `${pad(String(number))}-${pad(day)}` : undefined;
}
