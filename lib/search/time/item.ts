import type { Feast } from "./feasts";
import type { Span } from "./span";

/** Days that words of a query name, before it is known what stands beside them. */
export type Item = {
  kind: "day" | "week" | "weekend" | "month" | "year" | "feast" | "season" | "span" | "holidays";
  spans: Span[];
  /** What people call it, for the chip: "heute", "Ostern" */
  name?: string | undefined;
  feast?: Feast | undefined;
  /** "am 5.": the month is named elsewhere or not at all */
  dayOfMonth?: number | undefined;
  /** "5. Dezember", of any year */
  yearly?: ((year: number) => Span | undefined) | undefined;
  /** 1 for Monday, of a weekday beside which no week is named */
  weekday?: number | undefined;
  /** Whether it has two ends that are vague, such as Ostern: what lies between two of them lies outside them */
  isStretch?: boolean | undefined;
  /** Words that are searched too */
  isSearchable?: boolean | undefined;
};
