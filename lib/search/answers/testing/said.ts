import { demoContext, demoIndex } from "../../testing/demo-index";
import { answerTo } from "./answer-to";

export const index = demoIndex();
/** A Tuesday evening */
export const now = new Date("2026-11-24T17:50:00+01:00");

/** What the demo village's content answers then */
export const said = (q: string) => answerTo(index, q, now, demoContext);
