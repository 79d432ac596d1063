import { demoContext, demoIndex } from "../../testing/demo-index";
import { findAnswer } from "../find-answer";

export const index = demoIndex();
/** A Tuesday evening */
export const now = new Date("2026-11-24T17:50:00+01:00");

/** What the demo village's content answers then */
export const said = (q: string) => findAnswer(index, q, now, demoContext);
