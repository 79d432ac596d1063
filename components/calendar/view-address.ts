import { type CalendarView, routes } from "@/lib/urls/routes";

/** The address of a view that differs in `changes`; it begins with the first page. */
export const changedView = (view: CalendarView, changes: CalendarView): string =>
  routes.calendar({ ...view, page: undefined, ...changes });

/** The address of the same filters at another time, by default from now on. */
export const atTime = (
  { category, organiser, around }: CalendarView,
  time: Pick<CalendarView, "quickDate" | "month" | "day" | "look"> = {},
): string => routes.calendar({ category, organiser, around, ...time });
