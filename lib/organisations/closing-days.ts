const months = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];

const dayPart = String.raw`(\d{1,2})\.`;
const monthPart = String.raw`\s*(?:(\d{1,2})\.|(${months.join("|")})\p{L}*\.?)`;
const yearPart = String.raw`(?:\s*(\d{4}))?`;
/** "24.12.", "24. Dezember 2026", "24.12.–2.1.", "24.–31. Dezember", "27. Juli bis 14. August 2026" */
const pattern = new RegExp(
  `${dayPart}(?:${monthPart}${yearPart})?(?:\\s*(?:[–-]|bis(?:\\s+zum)?)\\s*${dayPart}${monthPart}${yearPart})?`,
  "giu",
);

/**
 * Whether `day` ("YYYY-MM-DD") is among the dates and spans of dates in Schließtage, a field of free text. A date without
 * a year counts for each year. Text that is no date ("drei Wochen im Sommer") is ignored.
 */
export function isClosingDay(closingDays: string | undefined, day: string): boolean {
  return [...(closingDays ?? "").matchAll(pattern)].some((match) => covers(match, day));
}

function covers(match: RegExpExecArray, day: string): boolean {
  const [, day1, month1, name1, year1, day2, month2, name2, year2] = match;
  const last = day2 === undefined ? undefined : monthAndDay(day2, month2, name2);
  const first =
    month1 || name1 ? monthAndDay(day1, month1, name1) : last && `${last.slice(0, 2)}-${pad(day1)}`;
  if (first === undefined || (day2 !== undefined && last === undefined)) return false;
  const end = last ?? first;
  const overNewYear = end < first;
  const given = year1 ?? year2;
  if (given === undefined) {
    const date = day.slice(5);
    return overNewYear ? date >= first || date <= end : date >= first && date <= end;
  }
  const firstYear = year1 ?? String(Number(year2) - (overNewYear ? 1 : 0));
  const lastYear = year2 ?? String(Number(year1) + (overNewYear ? 1 : 0));
  return day >= `${firstYear}-${first}` && day <= `${lastYear}-${end}`;
}

const pad = (number = "") => number.padStart(2, "0");

/** "MM-DD", or undefined for text that is no date, such as "16.30." */
function monthAndDay(day?: string, month?: string, name?: string): string | undefined {
  const number = name ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
  const isDate = number >= 1 && number <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDate ? `${pad(String(number))}-${pad(day)}` : undefined;
}
