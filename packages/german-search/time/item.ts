import type { Feast } from "./feast-days";
import type { Day, Span } from "./span";

/** Days that words of a query name, before it is known what stands beside them. */
export type Item = {
  kind: "day" | "week" | "weekend" | "month" | "year" | "feast" | "season" | "span" | "holidays";
  spans: Span[];
  /** What people call it, for the chip: "heute", "Ostern" */
  name?: string | undefined;
  feast?: Feast | undefined;
  /** "am 5.", "am 5. und 12.": the month is named elsewhere or not at all */
  daysOfMonth?: number[] | undefined;
  /** "5. Dezember", of any year */
  yearly?: ((year: number) => Span | undefined) | undefined;
  /** The year that is named with a day or a month */
  year?: number | undefined;
  /** 1 for Monday, of a weekday beside which no week is named */
  weekday?: number | undefined;
  /** Whether every such weekday is meant: "samstags" */
  isEach?: boolean | undefined;
  /** Monday of the week that is named beside a weekday */
  week?: Day | undefined;
  /** Whether it has two ends that are vague, such as Ostern: what lies between two of them lies outside them */
  isStretch?: boolean | undefined;
  /** Words that are searched too */
  isSearchable?: boolean | undefined;
};
