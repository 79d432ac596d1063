import { type Context, type Item, units } from "./calendar";
import { type Rule, rulesWith } from "./chart";

const nothing: Item = { kind: "span", spans: [] };

/** What parts of patterns may be called, and what they are where a match lacks them */
const missing = {
  ...{ also: 0, count: 0, day: 0, month: 0, nth: 0, week: 0, weekday: 0, year: 0 },
  ...{ fraction: "", full: "", last: "", off: "", other: "", part: "", side: "", to: "" },
  ...{ unit: "", until: "", which: "", written: "" },
  ...{ feast: nothing, left: nothing, of: nothing, right: nothing },
};

export type DayParts = typeof missing;
export type DayRule = Rule<Item, DayParts, Context>;

export const rule = rulesWith<Item, DayParts, Context>(
  {
    DATE: "DAY WEEK WEEKEND MONTH YEAR FEAST SEASON SPAN HOLIDAYS",
    PREP: "AT THE IN FROM AROUND",
    NTH: "ND ORD NUM",
    ANYLAST: "LAST BEFORELAST THIRDLAST",
    COUNT: "NUM CARD",
    ANYUNIT: "UNIT UNITS",
    ANYWD: "WD WDS WDH",
  },
  missing,
);

/** "ein paar", "zwei bis drei": the last of them */
export const count = "CARD:1? (COUNT (UNTIL|-|,|AND|/))? count=COUNT";

const namesOf = (isMeant: (name: string) => boolean) => Object.keys(units).filter(isMeant).join(",");

/** Units that are counted: "zwei Wochen". Weekends are counted one by one. */
export const countedUnit = `unit=ANYUNIT:${namesOf((name) => name !== "weekend")}`;
/** Units that have parts: "im Monat", "Anfang des Quartals" */
export const wholeUnit = `unit=UNIT:${namesOf((name) => name !== "weekend" && name !== "day")}`;
/** "nächste Woche", "dieses Wochenende" */
export const anyUnit = `unit=UNIT:${namesOf((name) => name !== "day")}`;

export const maxCount = 400;
export const isCount = (amount: number) => amount > 0 && amount <= maxCount;
