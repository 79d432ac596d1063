import { type StoredSpecialDay, specialDayProblem } from "@dorfforum/shared/opening-hours/special-days";
import { eachItem } from "./field-rules";

/** Each row of Besondere_Tage can be understood. */
export const specialDays = eachItem("Besondere_Tage", (row) => {
  const problem = specialDayProblem(row as Partial<StoredSpecialDay>);
  return problem ? [{ path: [problem.field], message: problem.message }] : [];
});
