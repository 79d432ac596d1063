import { nearestWord } from "./nearest-word";
import { cardinalOf, ordinalOf } from "./numbers";
import { codeOf, longWords } from "./vocabulary";
import { shortWeekdayOf, weekdayOf } from "./weekdays";

const signs = new Map([
  ["–", "-"],
  ["—", "-"],
  ["&", "AND"],
  ["+", "AND"],
]);

/** What a word says about time: the word itself where it says nothing */
export function codeOfWord(text: string): string {
  if (text.endsWith("ferien")) return "FERIEN";
  if (/^\d/.test(text)) return `NUM_${Number(text)}`;
  const sign = signs.get(text);
  if (sign) return sign;
  const weekday = weekdayOf(text);
  if (weekday) return `${weekday.isPlural ? "WDS" : weekday.isHabitual ? "WDH" : "WD"}_${weekday.weekday}`;
  const code = codeOf(text);
  if (code) return code;
  const short = shortWeekdayOf(text);
  if (short) return `SW_${short}`;
  const ordinal = ordinalOf(text);
  if (ordinal) return `ORD_${ordinal}`;
  const cardinal = cardinalOf(text);
  if (cardinal) return `CARD_${cardinal}`;
  return misspelt(text) ?? text;
}

const weekdayNames = "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag".split(" ");

/** A long word of time with a wrong letter */
function misspelt(text: string): string | undefined {
  const name = nearestWord(text, weekdayNames) ?? nearestWord(text, longWords);
  return name && codeOfWord(name);
}
