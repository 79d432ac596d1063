import { safeTarget } from "../../rules/field-rules";
import type { CmsFeature } from "../../slots/feature";
import { untilAfterFrom, untilAhead } from "./span-rules";

const noticeType = "api::mitteilung.mitteilung";

/** What everybody should read at once. Letters send it where an editor presses a button (../letters/warning.ts). */
export const notices: CmsFeature = {
  name: "notices",
  fieldRules: { [noticeType]: [safeTarget("Link"), untilAfterFrom] },
  publishingRules: { [noticeType]: [untilAhead] },
  listViews: { [noticeType]: { columns: ["Text", "Stufe", "Von", "Bis"], sort: "Bis:DESC" } },
};
