import type { Item } from "../item";

/** A word, number or sign of a query, or several that were understood together. */
export type TimeToken = {
  /** What it says: "REL_0" for heute, "WD_5" for Freitag, the folded word where it says nothing about time */
  code: string;
  start: number;
  end: number;
  item?: Item;
};
