import { adjacentRules } from "./adjacent-rules";
import { dateRules, dayNumberRules, monthRules } from "./calendar-rules";
import { countedRules } from "./counted-rules";
import { eachOfFeastRules, eachRules } from "./each-rules";
import { exceptRules } from "./except-rules";
import { feastRules } from "./feast-rules";
import { holidayRules } from "./holiday-rules";
import { openRules } from "./open-rules";
import { ordinalRules } from "./ordinal-rules";
import { partRules } from "./part-rules";
import type { Rule } from "./reduce";
import { relativeRules } from "./relative-rules";
import { seasonRules } from "./season-rules";
import { spanRules } from "./span-rules";
import { weekdayRules, weekendRules } from "./weekday-rules";

/** In the order in which they are tried: what is named first, then what stands beside it, then ranges and lists of both */
export const rules: Rule[] = [
  ...countedRules,
  ...dateRules,
  ...monthRules,
  ...ordinalRules,
  ...partRules,
  ...eachRules,
  ...relativeRules,
  ...seasonRules,
  ...ordinalRules,
  ...partRules,
  ...eachRules,
  ...feastRules,
  ...holidayRules,
  ...eachOfFeastRules,
  ...ordinalRules,
  ...partRules,
  ...eachRules,
  ...adjacentRules,
  ...weekendRules,
  ...weekdayRules,
  ...dayNumberRules,
  ...adjacentRules,
  ...exceptRules,
  ...spanRules,
  ...exceptRules,
  ...openRules,
  ...spanRules,
];
