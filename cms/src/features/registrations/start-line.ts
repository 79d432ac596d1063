import type { Core } from "@strapi/strapi";
import type { StartLine } from "../../slots/feature";
import { eventType } from "./event-date";
import { numbersInWords } from "./numbers";
import { listPath, noneTaken } from "./panel-data";
import { readLists } from "./read-lists";

const maxDates = 2;

/** Events for which people have registered, and those that take nobody (any more), for who runs them */
export async function openLists(strapi: Core.Strapi): Promise<StartLine> {
  const own = (await readLists(strapi, new Date())).filter(({ mayOpen }) => mayOpen);
  const entries = own.flatMap((event) => {
    const dates = event.dates.filter(({ isOver, taken, waiting }) => !isOver && taken + waiting > 0);
    const numbers = dates.slice(0, maxDates).map((date) => `${date.when}, ${numbersInWords(event, date)}`);
    const note = [...numbers, ...(event.closedFor ? [noneTaken[event.closedFor]] : [])].join("; ");
    const { documentId, title } = event;
    const page = listPath(documentId, dates[0]?.tag ?? "");
    return note ? [{ uid: eventType, documentId, title, note, page }] : [];
  });
  return { entries };
}
