import type { FieldRule, Fields, Problem } from "./problem";
import { recurrenceProblem } from "./recurrence";
import { leadsToRedirect, targetProblem } from "./site-target";

/** Checks a field that holds text. `check` gives the German predicate of what is wrong with the text. */
const textRule =
  (field: string, label: string, check: (text: string) => string | undefined): FieldRule =>
  ({ [field]: text }) => {
    const problem = typeof text === "string" && text !== "" ? check(text) : undefined;
    return problem ? [{ path: [field], message: `${label} ${problem}` }] : [];
  };

/** The field must hold a web address or a path of the site. */
export const safeTarget = (field: string, label = field) => textRule(field, label, targetProblem);

/** The field must not lead to an Angebot or Info of this site, which only redirect. */
export const noRedirectTarget = (field: string) =>
  textRule(field, field, (target) =>
    leadsToRedirect(target, process.env.SITE_URL)
      ? "darf nicht zu einem Angebot oder einer Info führen; geben Sie deren Ziel an."
      : undefined,
  );

export const recurrence = textRule("Wiederholung", "Wiederholung", recurrenceProblem);

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

export const endNotBeforeBegin: FieldRule = (sent, stored) => {
  const begin = momentOf({ ...stored, ...sent }.Beginn);
  const end = momentOf({ ...stored, ...sent }.Ende);
  if (begin === undefined || end === undefined || end >= begin) return [];
  return [{ path: ["Ende"], message: "Ende darf nicht vor dem Beginn liegen." }];
};

function momentOf(value: unknown): number | undefined {
  if (!(value instanceof Date) && typeof value !== "string" && typeof value !== "number") return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}
