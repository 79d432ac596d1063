import type { FieldRule, Fields, Problem } from "./problem";
import { recurrenceProblem } from "./recurrence";
import { leadsToRedirect, targetProblem } from "./site-target";

const filled = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The field must hold a web address or a path of the site. */
export const safeTarget =
  (field: string, label = field): FieldRule =>
  (sent) => {
    const problem = filled(sent[field]) ? targetProblem(sent[field]) : undefined;
    return problem ? [{ path: [field], message: `${label} ${problem}` }] : [];
  };

/** The field must not lead to an Angebot or Info of this site, which only redirect. */
export const noRedirectTarget =
  (field: string): FieldRule =>
  (sent) =>
    filled(sent[field]) && leadsToRedirect(sent[field], process.env.SITE_URL)
      ? [
          {
            path: [field],
            message: `${field} darf nicht zu einem Angebot oder einer Info führen; geben Sie deren Ziel an.`,
          },
        ]
      : [];

/** Applies the rule to each item of a repeatable component. */
export const eachItem =
  (field: string, rule: FieldRule): FieldRule =>
  (sent) => {
    const items: unknown = sent[field];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: Fields, index) =>
      rule(item, {}).map(({ path, message }): Problem => ({ path: [field, index, ...path], message })),
    );
  };

export const recurrence: FieldRule = ({ Wiederholung }) => {
  const problem = filled(Wiederholung) ? recurrenceProblem(Wiederholung) : undefined;
  return problem ? [{ path: ["Wiederholung"], message: `Wiederholung ${problem}` }] : [];
};

export const endNotBeforeBegin: FieldRule = (sent, stored) => {
  const begin = momentOf({ ...stored, ...sent }.Beginn);
  const end = momentOf({ ...stored, ...sent }.Ende);
  if (begin === undefined || end === undefined || end >= begin) return [];
  return [{ path: ["Ende"], message: "Ende darf nicht vor dem Beginn liegen." }];
};

function momentOf(value: unknown): number | undefined {
  if (!(value instanceof Date) && !filled(value) && typeof value !== "number") return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}
