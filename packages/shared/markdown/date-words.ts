import { monthPattern } from "../calendar/german-months";

const weekdays = "(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|Sonnabends?";
/** "So" and "Do" are words too: only before a day, an hour or a point */
const shortWeekdays = "(?:Mo|Di|Mi|Do|Fr|Sa|So)(?=[.,:/–-]|\\s+\\d)";

/** A month or day of the week at this place, in full or shortened. For a pattern that ignores case */
export const monthsAndWeekdays = `(?:(?:${monthPattern}|Advent|${weekdays})(?![\\p{L}-])|${shortWeekdays})`;
