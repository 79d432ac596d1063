import { isSchoolHoliday, maxSchoolHolidayDays } from "@dorfforum/shared/calendar/left-out";
import { lastDayOf, partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { isMiscounted } from "@dorfforum/shared/calendar/series-rule";
import { berlinDay, toInstant, villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import { leadsToRedirect } from "@dorfforum/shared/urls/targets";
import { RRuleTemporal } from "rrule-temporal";
import type { FieldRule, Fields, Problem } from "../documents/problem";
import { mailAddressProblem } from "../mail/stored-mail-address";
import { targetProblem } from "./site-target";

/** Checks a field that holds text. `check` gives the German predicate of what is wrong with the text. */
export const textRule =
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

/** Strapi's own type "email" has an input that browsers refuse umlauts in, or send another domain from. */
export const mailAddress = (field: string, label: string) => textRule(field, label, mailAddressProblem);

export const recurrence = textRule("Wiederholung", "Wiederholung", recurrenceProblem);

/** A query for one word of a group is a query for all of them. The site reads no more (lib/cms/synonyms.ts). */
const maxSynonyms = 50;

export const fewSynonyms = textRule("Woerter", "Wörter:", (text) =>
  text.split(/[\n,;]+/).filter((word) => word.trim()).length > maxSynonyms
    ? `höchstens ${maxSynonyms} in einer Gruppe; verteilen Sie sie auf mehrere Gruppen.`
    : undefined,
);

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
  const begin = toInstant({ ...stored, ...sent }.Beginn);
  const end = toInstant({ ...stored, ...sent }.Ende);
  if (begin === undefined || end === undefined || end >= begin) return [];
  return [{ path: ["Ende"], message: "Ende darf nicht vor dem Beginn liegen." }];
};

/** Of an Angebot or Beitrag that is being published. */
export const validToday: FieldRule = (sent, stored) => {
  const { Gueltig_bis: last } = { ...stored, ...sent };
  if (!last || String(last) >= berlinDay(new Date())) return [];
  const message = "Gültig bis liegt in der Vergangenheit: Der Eintrag wäre gleich wieder weg.";
  return [{ path: ["Gueltig_bis"], message }];
};

/** A series whose last day is before its beginning has no date. */
export const recurrenceNotOverBeforeBegin: FieldRule = (sent, stored) => {
  const { Wiederholung: rule, Beginn } = { ...stored, ...sent };
  const begin = toInstant(Beginn);
  const until = typeof rule === "string" ? partsOfRule(rule).UNTIL : undefined;
  const lastDay = until && lastDayOf(until);
  if (!lastDay || begin === undefined || lastDay >= berlinDay(begin)) return [];
  return [{ path: ["Wiederholung"], message: "Die Wiederholung endet vor dem Beginn der Veranstaltung." }];
};

export const schoolHolidaySpan: FieldRule = ({ Von, Bis }) => {
  if (!Von || !Bis) return [];
  const span = { first: String(Von), last: String(Bis) };
  if (toInstant(Von) === undefined || toInstant(Bis) === undefined)
    return [{ path: ["Bis"], message: "Bitte geben Sie den ersten und den letzten Ferientag an." }];
  if (isSchoolHoliday(span)) return [];
  const message =
    span.last < span.first
      ? "Der letzte Ferientag darf nicht vor dem ersten liegen."
      : `Ferien dauern höchstens ${maxSchoolHolidayDays} Tage. Bitte prüfen Sie das Jahr.`;
  return [{ path: ["Bis"], message }];
};

const frequency = /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/;
const allowedPart = /^(FREQ|INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|BYYEARDAY|BYWEEKNO|WKST)$/;
const maxNumber = 1000;
const example = "zum Beispiel FREQ=WEEKLY;BYDAY=TU;COUNT=20";
const exampleOfEnd = "zum Beispiel UNTIL=20301231T225959Z";

/**
 * Why a recurrence rule may not be stored, in German. Rules within a day (HOURLY, BYHOUR …) are refused: villages have no
 * such events, and expanding one could take the site a long time.
 */
export function recurrenceProblem(rule: string): string | undefined {
  const parts = rule.split(";").map((part) => part.split("="));
  const areAllowed = parts.every(
    ([name, value, ...rest]) => allowedPart.test(name ?? "") && value && rest.length === 0,
  );
  const names = parts.map(([name]) => name);
  if (!areAllowed || new Set(names).size !== names.length)
    return `ist keine gültige Wiederholungsregel, ${example}.`;

  const { FREQ, INTERVAL, COUNT, UNTIL } = Object.fromEntries(parts) as Record<string, string | undefined>;
  if (!frequency.test(FREQ ?? "")) return "braucht FREQ=DAILY, WEEKLY, MONTHLY oder YEARLY.";
  if (COUNT && UNTIL) return "darf nicht COUNT und UNTIL zugleich enthalten.";
  for (const number of [INTERVAL, COUNT]) {
    if (number && !(/^\d+$/.test(number) && Number(number) >= 1 && Number(number) <= maxNumber)) {
      return `darf bei INTERVAL und COUNT nur Zahlen von 1 bis ${maxNumber} enthalten.`;
    }
  }
  if (isMiscounted(rule))
    return "nennt den 53. Wochentag eines Jahres oder Tage des Jahres mit Wochentagen; solche Regeln werden nicht richtig gezählt. Bitte tragen Sie einzelne Termine ein.";
  if (!parses(rule)) return `ist keine gültige Wiederholungsregel, ${example}.`;
  return COUNT && isCountedBeyond(lastYear, rule)
    ? `reicht über das Jahr ${lastYear} hinaus. Bitte nehmen Sie statt COUNT ein Ende, ${exampleOfEnd}.`
    : undefined;
}

/** As far as imported series go */
const lastYear = 2200;

/** Whether a rule with COUNT has dates after a year: before it tells the next one, the site's library counts all of them. */
function isCountedBeyond(year: number, rule: string): boolean {
  let isBeyond = false;
  const rruleString = `DTSTART:20260105T100000Z\nRRULE:${rule}`;
  new RRuleTemporal({ rruleString }).all((date) => {
    isBeyond = date.year > year;
    return !isBeyond;
  });
  return isBeyond;
}

/** Periods in which a rule must have a date; each takes up to 0.3 ms, and the library's own limit is 10,000. */
const maxIterations = 500;

function parses(stored: string): boolean {
  // With COUNT the library counts all dates before it tells the next, and UNTIL ends none that has no dates.
  const endless = stored.replace(/;?\b(?:COUNT|UNTIL)=[^;]*/, "").replace(/^;/, "");
  try {
    // Refuses an UNTIL without Z. Clocks of far years take the library seconds, those of UTC none.
    new RRuleTemporal({ rruleString: `DTSTART;TZID=${villageTimeZone}:20260105T100000\nRRULE:${stored}` });
    new RRuleTemporal({ rruleString: `DTSTART:20260105T100000Z\nRRULE:${endless}`, maxIterations }).next();
    return true;
  } catch {
    return false;
  }
}
