/** What a note limits opening hours to: "nur jeden 1. im Monat", "April bis Oktober", "nach Vereinbarung" */
export type Condition = {
  /** Whether the hours hold on a day ("YYYY-MM-DD"); undefined when that is not certain. */
  holds: (day: string) => boolean | undefined;
};

const limits =
  /\b(?:\d\.|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|jede[nrs]?|alle|sommer|winter|ferien|(?:un)?gerade\p{L}*|vereinbarung|absprache|n\. ?v\.|geschlossen|nur|april|mai|oktober|märz|november|saison)/iu;

/** The condition that a note states; undefined for one that limits nothing, such as "Probe" or "Anmeldung im Büro". */
export function conditionOf(note: string | undefined): Condition | undefined {
  return note && limits.test(note) ? { holds: () => undefined } : undefined;
}

/** Whether hours with this note hold on a day: true without a condition, undefined when that is not certain. */
export const holdsOn = (note: string | undefined, day: string): boolean | undefined => {
  const condition = conditionOf(note);
  return condition ? condition.holds(day) : true;
};

/** Whether the hours are also those of public holidays, as their note says: "und Feiertage" */
export const includesHolidays = (note: string | undefined): boolean =>
  /(?:^|und|u\.|auch|sowie|[,/&+])\s*(?:an\s+)?(?:\p{L}+lichen\s+)?feiertag/iu.test(note ?? "");
