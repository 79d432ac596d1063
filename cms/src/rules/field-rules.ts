import type { Fields, Problem, Rule } from "./problem";
import { recurrenceProblem } from "./recurrence";
import { leadsToRedirect, targetProblem } from "./site-target";

const filled = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The field holds a web address or a path of the site. */
export const safeTarget =
  (field: string, label = field): Rule =>
  (sent) => {
    const problem = filled(sent[field]) ? targetProblem(sent[field]) : undefined;
    return problem ? [{ path: [field], message: `${label} ${problem}` }] : [];
  };

/** The field does not lead to a page that only redirects. */
export const noRedirectTarget =
  (field: string): Rule =>
  (sent) =>
    filled(sent[field]) && leadsToRedirect(sent[field])
      ? [
          {
            path: [field],
            message: `${field} darf nicht zu einem Angebot oder einer Info führen; geben Sie deren Ziel an.`,
          },
        ]
      : [];

/** Each item of a repeatable component keeps the rule. */
export const eachItem =
  (field: string, rule: Rule): Rule =>
  (sent) => {
    const items: unknown = sent[field];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: Fields, index) =>
      rule(item, {}).map(({ path, message }): Problem => ({ path: [field, index, ...path], message })),
    );
  };

export const recurrence: Rule = ({ Wiederholung }) => {
  const problem = filled(Wiederholung) ? recurrenceProblem(Wiederholung) : undefined;
  return problem ? [{ path: ["Wiederholung"], message: `Wiederholung ${problem}` }] : [];
};

export const endNotBeforeBegin: Rule = (sent, stored) => {
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
